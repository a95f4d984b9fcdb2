#include "io/bench/invented_names.h"

enum { PARTS = 12, NAMES = PARTS * PARTS, STEP = 89 /* coprime to NAMES, so that all come once */ };

/* `family_first` and the joint are how the language writes a full name. */
struct culture {
    const char *given[PARTS], *family[PARTS];
    const char *joint;
    int family_first;
};

enum {
    GERMAN,
    ENGLISH,
    FRENCH,
    SPANISH,
    PORTUGUESE,
    ITALIAN,
    DUTCH,
    NORDIC,
    FINNISH,
    POLISH,
    CZECH,
    HUNGARIAN,
    ROMANIAN,
    TURKISH,
    GREEK,
    RUSSIAN,
    UKRAINIAN,
    BULGARIAN,
    ARABIC,
    HEBREW,
    CHINESE,
    JAPANESE,
    KOREAN,
    THAI,
    HINDI,
    VIETNAMESE,
    GEORGIAN,
    CULTURES
};

static const struct culture cultures[CULTURES] = {
    [GERMAN] = {{"Jürgen", "Anke", "Sören", "Käthe", "Lukas", "Heike", "Björn", "Ulrike", "Matthias", "Jörg",
                 "Annegret", "Tobias"},
                {"Müller", "Schäfer", "Weiß", "Köhler", "Brandt", "Großmann", "Vogel", "Jäger", "Böhm",
                 "Lindner", "Krüger", "Hartwig"},
                " ",
                0},
    [ENGLISH] = {{"Oliver", "Charlotte", "Amelia", "George", "Isla", "Harry", "Freya", "Jack", "Imogen",
                  "Callum", "Siobhán", "Rhys"},
                 {"Ashworth", "Bennett", "O’Connor", "Fairchild", "Hughes", "MacLeod", "Whitaker", "Pryce",
                  "Thornton", "Kelly", "Radcliffe", "Ó Briain"},
                 " ",
                 0},
    [FRENCH] = {{"Éloïse", "Benoît", "Hélène", "François", "Zoé", "Rémi", "Aurélie", "Loïc", "Margaux",
                 "Gaëtan", "Anaïs", "Théo"},
                {"Lefèvre", "Dubois", "Gauthier", "Lemaître", "Chevalier", "Besançon", "Moreau", "Fournier",
                 "L’Hôte", "Garçon", "Rousseau", "Mercier"},
                " ",
                0},
    [SPANISH] = {{"Begoña", "Íñigo", "Lucía", "Joaquín", "María José", "Andrés", "Inés", "Álvaro", "Rocío",
                  "Martín", "Ximena", "Raúl"},
                 {"Muñoz", "Ibáñez", "Peña", "Gutiérrez", "Núñez", "Echeverría", "Ordóñez", "Vázquez",
                  "Cárdenas", "del Río", "Zúñiga", "Agüero"},
                 " ",
                 0},
    [PORTUGUESE] = {{"João", "Inês", "Gonçalo", "Conceição", "Tomé", "Lúcia", "Antônio", "Mônica", "Caetano",
                     "Débora", "Vinícius", "Beatriz"},
                    {"Gonçalves", "Simões", "Magalhães", "Araújo", "Conceição Lima", "Brandão", "Sequeira",
                     "Falcão", "Teixeira", "Guimarães", "Leitão", "Antunes"},
                    " ",
                    0},
    [ITALIAN] = {{"Niccolò", "Chiara", "Giosuè", "Beatrice", "Lorenzo", "Ginevra", "Matteo", "Fiorella",
                  "Ettore", "Allegra", "Tommaso", "Noemi"},
                 {"Bianchi", "D’Angelo", "Ferrari", "Cantù", "Marchetti", "Rinaldi", "Pellegrini",
                  "Lo Presti", "Barbieri", "Nardò", "Galli", "Moretti"},
                 " ",
                 0},
    [DUTCH] = {{"Daan", "Sanne", "Joëlle", "Pieter", "Femke", "Ruben", "Noëlle", "Wouter", "Lieke", "Bram",
                "Marijke", "Jeroen"},
               {"van den Berg", "de Vries", "Jansen", "Dijkstra", "van ’t Hof", "Bakker", "Visser",
                "Hoekstra", "Smit", "ter Horst", "Kuipers", "Claes"},
               " ",
               0},
    [NORDIC] = {{"Åsa", "Bjørn", "Freja", "Håkon", "Linnéa", "Søren", "Ingrid", "Øyvind", "Maja", "Gunnar",
                 "Sigríður", "Þór"},
                {"Ødegård", "Lindström", "Sørensen", "Håkansson", "Bergström", "Nygård", "Kjær", "Sjöberg",
                 "Aagaard", "Jónsson", "Åkesson", "Mørk"},
                " ",
                0},
    [FINNISH] = {{"Väinö", "Aino", "Eero", "Päivi", "Jukka", "Siiri", "Mikko", "Kyllikki", "Tõnu", "Liisa",
                  "Ahti", "Helmi"},
                 {"Mäkinen", "Hämäläinen", "Virtanen", "Järvinen", "Korhonen", "Lehtinen", "Pöllänen",
                  "Saarinen", "Kask", "Õunapuu", "Rantala", "Tamm"},
                 " ",
                 0},
    [POLISH] = {{"Łukasz", "Małgorzata", "Paweł", "Zofia", "Grzegorz", "Bożena", "Michał", "Kinga",
                 "Stanisław", "Agnieszka", "Wojciech", "Ewa"},
                {"Wiśniewska-Król", "Dąbek", "Wójcik", "Żak", "Gołąb", "Świątek", "Mazur", "Jabłoński Mól",
                 "Szczepaniak", "Krawczyk", "Źrebiec", "Piątek"},
                " ",
                0},
    [CZECH] = {{"Jiří", "Božena", "Tomáš", "Žaneta", "Ondřej", "Kateřina", "Vojtěch", "Ľubica", "Štěpán",
                "Zdeňka", "Radim", "Alžběta"},
               {"Dvořák", "Kučera", "Svoboda", "Hruška", "Černý", "Bartoš", "Šťastný", "Zelinka", "Kovačič",
                "Horvatić", "Mikuláš", "Říha"},
               " ",
               0},
    [HUNGARIAN] = {{"Ágnes", "László", "Zsófia", "Gergő", "Ildikó", "Bálint", "Réka", "Ödön", "Katalin",
                    "Mátyás", "Tünde", "Győző"},
                   {"Szabó", "Kovács", "Tóth", "Nagy", "Horváth", "Kőszegi", "Fehér", "Bíró", "Sütő",
                    "Balogh", "Győri", "Vörös"},
                   " ",
                   1},
    [ROMANIAN] = {{"Ștefan", "Ioana", "Mădălina", "Răzvan", "Ilinca", "Bogdan", "Anca", "Țuțu", "Cătălin",
                   "Simona", "Horia", "Luminița"},
                  {"Ionescu", "Popa", "Mureșan", "Bălan", "Lungu", "Țepeș", "Dragomir", "Stănescu", "Ciobanu",
                   "Văduva", "Rotaru", "Oprea"},
                  " ",
                  0},
    [TURKISH] = {{"Çağla", "İbrahim", "Şule", "Oğuz", "Gülşen", "Ümit", "Ayşe", "Işıl", "Barış", "Nazlı",
                  "Kerem", "Özlem"},
                 {"Yılmaz", "Öztürk", "Şahin", "Çelik", "Güneş", "Kılıç", "Doğan", "Aydın", "Tuğrul",
                  "Erdoğdu", "Bayrak", "Uçar"},
                 " ",
                 0},
    [GREEK] = {{"Νίκος", "Ελένη", "Γιώργος", "Κατερίνα", "Δημήτρης", "Σοφία", "Αλέξανδρος", "Ιωάννα",
                "Σταύρος", "Ζωή", "Θάνος", "Χριστίνα"},
               {"Παπαδάκης", "Αντωνίου", "Βασιλείου", "Καραγιάννης", "Οικονόμου", "Μακρής", "Ζαφειρίου",
                "Λαμπράκης", "Σαββίδης", "Δούκας", "Φωτίου", "Ξενάκης"},
               " ",
               0},
    [RUSSIAN] = {{"Алексей", "Мария", "Сергей", "Анастасия", "Дмитрий", "Елена", "Фёдор", "Юлия", "Никита",
                  "Ксения", "Артём", "Полина"},
                 {"Соловей", "Зайчик", "Гончар", "Жук", "Белый", "Снегирь", "Ткачук", "Сорока", "Щука",
                  "Мороз", "Журавель", "Чайка"},
                 " ",
                 0},
    [UKRAINIAN] = {{"Олексій", "Оксана", "Тарас", "Соломія", "Ігор", "Їванна", "Богдан", "Леся", "Мирослав",
                    "Зоряна", "Остап", "Євгенія"},
                   {"Шевчук", "Коваленко", "Бойко", "Кравець", "Лисенко", "Гнатюк", "Мельник", "Руденко",
                    "Савчук", "Ґудзь", "Яремчук", "Поліщук"},
                   " ",
                   0},
    [BULGARIAN] = {{"Георги", "Десислава", "Иван", "Рая", "Стоян", "Милица", "Лъчезар", "Невена", "Бранко",
                    "Јована", "Ђорђе", "Цвета"},
                   {"Иванчев", "Петрович", "Димитров", "Николић", "Стоянов", "Јовић", "Ангелов",
                    "Стефановски", "Калчев", "Марковић", "Тодоров", "Величков"},
                   " ",
                   0},
    [ARABIC] = {{"أحمد", "فاطمة", "يوسف", "ليلى", "عمر", "مريم", "خالد", "نور", "سامي", "هدى", "طارق",
                 "سلمى"},
                {"الحسن", "المصري", "حداد", "النجار", "العلوي", "خوري", "السيد", "بن علي", "القاسم", "الفاسي",
                 "شاهين", "الراشد"},
                " ",
                0},
    [HEBREW] = {{"נועה", "איתן", "תמר", "יונתן", "שירה", "דניאל", "מיכל", "אורי", "יעל", "עומר", "רחל",
                 "גיל"},
                {"כהן", "לוי", "מזרחי", "פרץ", "ביטון", "אברהם", "פרידמן", "שפירא", "דהן",
                 "גולן", "רוזן", "ברק"},
                " ",
                0},
    [CHINESE] = {{"伟", "芳", "娜", "敏", "静", "磊", "洋", "勇", "艳", "杰", "娟", "涛"},
                 {"王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴", "徐", "孙"},
                 "",
                 1},
    [JAPANESE] = {{"陽菜", "蓮", "さくら", "大翔", "結衣", "湊", "美咲", "悠真", "あおい", "健太", "凛",
                   "翔太"},
                  {"佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "山本", "中村", "小林", "加藤", "吉田",
                   "山田"},
                  " ",
                  1},
    [KOREAN] = {{"민준", "서연", "지후", "하은", "도윤", "수아", "예준", "지우", "시우", "채원", "현우",
                 "유진"},
                {"김", "이", "박", "최", "정", "강", "조", "윤", "장", "임", "한", "오"},
                "",
                1},
    [THAI] = {{"สมชาย", "สุดา", "อนันต์", "มาลี", "วิชัย", "นภา", "ประเสริฐ", "กานดา", "ธีระ", "พิมพ์ใจ", "ณัฐพล",
               "รัตนา"},
              {"ใจดี", "ศรีสุข", "ทองดี", "แก้วมณี", "บุญมา", "วงศ์ทอง", "พูลผล", "สายบัว", "รุ่งเรือง", "มั่นคง", "แสงจันทร์",
               "ชัยมงคล"},
              " ",
              0},
    [HINDI] = {{"अर्जुन", "प्रिया", "रोहन", "अनन्या", "विक्रम", "नेहा", "आदित्य", "कविता", "सिद्धार्थ", "मीरा", "राहुल",
                "दिव्या"},
               {"शर्मा", "वर्मा", "गुप्ता", "मेहता", "अय्यर", "जोशी", "चौधरी", "मिश्रा", "कपूर", "नायर", "त्रिपाठी",
                "देसाई"},
               " ",
               0},
    [VIETNAMESE] = {{"Minh Anh", "Quốc Bảo", "Thị Hương", "Đức Long", "Ngọc Hà", "Văn Dũng", "Thu Thảo",
                     "Hữu Phước", "Kim Ngân", "Tuấn Kiệt", "Mỹ Linh", "Gia Huy"},
                    {"Nguyễn", "Trần", "Lê", "Phạm", "Hoàng", "Vũ", "Đặng", "Bùi", "Đỗ", "Hồ", "Ngô",
                     "Dương"},
                    " ",
                    1},
    [GEORGIAN] = {{"გიორგი", "ნინო", "ლევან", "თამარ", "დავით", "მარიამ", "ირაკლი", "ქეთევან", "ზურაბ", "ანა",
                   "ვახტანგ", "სალომე"},
                  {"ბერიძე", "მაისურაძე", "გელაშვილი", "კაპანაძე", "ლომიძე", "წიკლაური", "ჯაფარიძე",
                   "ხუციშვილი", "ნოზაძე", "ქავთარაძე", "შენგელია", "ყიფიანი"},
                  " ",
                  0},
};

static const struct country countries[] = {
    {"DEU", GERMAN},     {"USA", ENGLISH},    {"FRA", FRENCH},    {"ESP", SPANISH}, {"BRA", PORTUGUESE},
    {"ITA", ITALIAN},    {"NLD", DUTCH},      {"SWE", NORDIC},    {"FIN", FINNISH}, {"POL", POLISH},
    {"CZE", CZECH},      {"HUN", HUNGARIAN},  {"ROU", ROMANIAN},  {"TUR", TURKISH}, {"GRC", GREEK},
    {"KAZ", RUSSIAN},    {"UKR", UKRAINIAN},  {"BGR", BULGARIAN}, {"EGY", ARABIC},  {"ISR", HEBREW},
    {"CHN", CHINESE},    {"JPN", JAPANESE},   {"KOR", KOREAN},    {"THA", THAI},    {"IND", HINDI},
    {"VNM", VIETNAMESE}, {"GEO", GEORGIAN},   {"AUT", GERMAN},    {"GBR", ENGLISH}, {"BEL", DUTCH},
    {"MEX", SPANISH},    {"PRT", PORTUGUESE}, {"CHE", GERMAN},    {"CAN", ENGLISH}, {"DNK", NORDIC},
    {"ARG", SPANISH},    {"MAR", ARABIC},     {"TWN", CHINESE},   {"NOR", NORDIC},  {"AUS", ENGLISH},
    {"SVK", CZECH},      {"CHL", SPANISH},    {"SRB", BULGARIAN}, {"IRL", ENGLISH}, {"EST", FINNISH},
    {"SGP", CHINESE},    {"CYP", GREEK},      {"NZL", ENGLISH},   {"COL", SPANISH}, {"JOR", ARABIC},
    {"HRV", CZECH},      {"ISL", NORDIC},     {"LUX", FRENCH},    {"PER", SPANISH}, {"TUN", ARABIC},
    {"ZAF", ENGLISH},    {"URY", SPANISH},    {"LBN", ARABIC},    {"NPL", HINDI},   {"MKD", BULGARIAN},
    {"MDA", ROMANIAN},   {"ECU", SPANISH},    {"KGZ", RUSSIAN},   {"ARE", ARABIC},  {"SVN", CZECH},
    {"AGO", PORTUGUESE}, {"SEN", FRENCH},     {"HKG", CHINESE},   {"CRI", SPANISH}, {"LIE", GERMAN},
    {"MCO", FRENCH},     {"SMR", ITALIAN},
};

int invented_countries(void)
{
    return (int)(sizeof countries / sizeof *countries);
}

const struct country *invented_country(int i)
{
    return &countries[i];
}

int invented_cultures(void)
{
    return CULTURES;
}

void invented_add_person(struct text *out, int culture, unsigned start, unsigned k)
{
    const struct culture *c = &cultures[culture];
    unsigned code = (start + k * STEP) % NAMES, level = k / NAMES;
    const char *given = c->given[code % PARTS], *family = c->family[code / PARTS];
    /* When the plain names are used up: a second given name, after that a number. */
    unsigned second = level % PARTS, number = level / PARTS;
    if (c->family_first)
        text_addf(out, "%s%s", family, c->joint);
    text_add(out, given);
    if (second)
        text_addf(out, "%s%s", c->joint, c->given[(code + second) % PARTS]);
    if (!c->family_first)
        text_addf(out, "%s%s", c->joint, family);
    if (number)
        text_addf(out, " %u", number + 1);
}

void invented_add_club(struct text *out, unsigned k)
{
    static const char *const first[PARTS] = {"Harbour", "Castle",    "Old Mill", "Northern",
                                             "Golden",  "Riverside", "Hilltop",  "Lantern",
                                             "Marble",  "Seaside",   "Copper",   "Garden"};
    static const char *const last[PARTS] = {"Dice",    "Settlers", "Traders",     "Brick Road",
                                            "Meeples", "Harvest",  "Robbers",     "Shepherds",
                                            "Miners",  "Pioneers", "Longest Way", "Knights"};
    unsigned code = k * STEP % NAMES;
    text_addf(out, "%s %s", first[code % PARTS], last[code / PARTS]);
}
