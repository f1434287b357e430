/**
 * Passwords of eight characters and more that are guessed first everywhere, and those that an Italian club adds: names,
 * football, endearments, cards. In lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
12345678 123456789 1234567890 0123456789 0987654321 9876543210 987654321 87654321 12341234 12344321 123123123
123456123 123454321 1234554321 1234512345 123321123 11223344 1122334455 112233445566 12121212 11112222 22223333
00000000 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 000000000 111111111
0000000000 1111111111 147258369 159357456 159753456 741852963 789456123 456789123 321654987 963852741 258456789
14725836 15935700 01234567 23456789 13579246 24681012 102030405060 10203040 20202020 20102010 12345679 12345678910
123456789a 123456789q 1234567a 12345678a a1234567 a12345678 a123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 qazwsxedc qazwsx123 zaq12wsx zaq1xsw2 2wsx3edc 123qwe123
123qweasd 123qweasdzxc qweasdzxc qweasd123 123qwerty 1234qwer 12345qwert 12345qwerty qwer1234 qwert123 qwert12345
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop qwertyqwerty qwertz123
qwertzuiop azertyuiop azerty123 asdfasdf asdfghjk asdfghjkl asdf1234 asdfqwer asdasdasd asd123asd zxcvbnm1
zxcvbnm123 zxcvbnmasd zxcvbnm. poiuytrewq lkjhgfdsa mnbvcxz1 abcd1234 abc12345 abc123456 abc123abc abcdefgh
abcdefghi abcdefg1 abcdefg123 abcabcabc a1b2c3d4 a1b2c3d4e5 1a2b3c4d aa123456 aaaaaaaa aaaaaaaaa aaaaaaaaaa
zzzzzzzz xxxxxxxx qqqqqqqq asdasd123 asd12345 qwe12345 qweqweqwe
password passw0rd p@ssword p@ssw0rd pa55word pa$$word passpass password1 password12 password123 password1234
password12345 password2 password01 password! password1! password123! passw0rd1 p@ssw0rd1 p@ssw0rd123 p@55w0rd
mypassword newpassword nopassword thepassword yourpassword passwort passwort1 passwd123 pass1234 pass12345
pass123456 pass@123 password. password11 password99 password00 password88 drowssap 1password 12password
admin123 admin1234 admin12345 admin123456 adminadmin administrator admin@123 root1234 toor1234 rootroot user1234
useruser guest123 guest1234 test1234 test12345 testtest testing1 testing123 default1 changeme changeme1
changeme123 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234 welcome@123 temp1234
temporary temporary1 access14 secret12 secret123 secretsecret master12 master123 mastermaster login123 login1234
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! ilovegod ilovemom iloveme1 loveyou1 loveyou2 loveme123
lovelove lovely12 lovely123 loveyouforever sunshine sunshine1 sunshine12 sunshine123 princess princess1 princess12
princess123 football football1 football12 football123 baseball baseball1 basketball basketball1 softball
superman superman1 superman123 spiderman spiderman1 batman123 batman01 ironman1 pokemon1 pokemon123 starwars
starwars1 starwars123 startrek minecraft minecraft1 fortnite fortnite1 playstation playstation3 nintendo xbox360live
charlie1 charlie123 michael1 michael12 michael123 jennifer jennifer1 jessica1 jessica123 samantha samantha1
victoria victoria1 danielle danielle1 michelle michelle1 nicole12 nicole123 ashley12 ashley123 elizabeth elizabeth1
alexander alexander1 alexandra alexandra1 benjamin benjamin1 jonathan jonathan1 nicholas nicholas1 christian
christian1 christopher matthew1 matthew123 anthony1 anthony123 patrick1 richard1 robert123 thomas123 george123
william1 andrew123 daniel12 daniel123 joseph123 jordan23 jordan123 monkey12 monkey123 dragon12 dragon123 shadow12
shadow123 hunter12 hunter123 killer12 killer123 mustang1 corvette mercedes mercedes1 ferrari1 ferrari123 porsche911
yamaha123 harley123 computer computer1 computer123 internet internet1 internet123 samsung1 samsung123 motorola
microsoft microsoft1 google123 facebook facebook1 facebook123 linkedin instagram whatsapp youtube123 hotmail1
hotmail123 gmail123 windows10 windows7 trustno1 whatever whatever1 whatever123 blink182 nirvana1 metallica metallica1
slipknot slipknot1 greenday eminem123 beatles1 elephant dolphin1 butterfly butterfly1 chocolate chocolate1 chocolat
cookie123 cupcake1 banana123 strawberry cherry123 pumpkin1 cheese123 coffee123 snoopy123 mickey123 minnie123
garfield simpsons homer123 scooby123 tinkerbell friends1 friendship forever1 forever21 together freedom1 freedom123
happy123 happyday happiness lucky123 lucky777 money123 success1 summer12 summer123 summer2020 summer2021 summer2022
summer2023 summer2024 summer2025 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025
spring2024 spring2025 autumn2024 january1 february september september1 november december december1 birthday birthday1
christmas christmas1 midnight midnight1 moonlight starlight rainbow1 rainbow123 diamond1 crystal1 platinum thunder1
lightning phoenix1 vampire1 warrior1 wolfpack yankees1 cowboys1 steelers lakers24 liverpool liverpool1 arsenal1
arsenal123 chelsea1 chelsea123 manchester manutd123 barcelona barcelona1 realmadrid ronaldo7 ronaldo123 cristiano
cristiano7 messi123 maradona maradona10 california newyork1 america1 australia scotland brooklyn amsterdam
hello123 hello1234 hellohello hello@123 helloworld goodluck goodmorning nothing1 remember creative business marketing
security security1 engineer1 scorpion scorpion1 swordfish sammy123 buster123 bailey123 maggie123 ginger123 tigger123
peaches1 precious precious1 sweetheart sweetie1 babygirl babygirl1 babygirl123 babyboy1 baby1234 angel123 angel1234
angelina angelina1 anderson williams jackson5 johnson1 garcia123 fernando fernanda francisco sebastian sebastian1
valentin valentine marlboro budweiser cocacola cocacola1 jackdaniels heineken blackjack blackjack1 pokerface texasholdem
poker123 pokerpoker casino123 roulette jackpot1 fullhouse royalflush allinallin
juventus juventus1 juventus10 juventus12 juventus123 juventus1897 juventusfc juvejuve forzajuve forzajuve1 forzajuventus
finoallafine bianconeri bianconero delpiero delpiero10 inter1908 interinter forzainter forzainter1 internazionale
nerazzurri nerazzurro milan1899 milanmilan forzamilan forzamilan1 acmilan1 acmilan1899 rossoneri rossonero
asroma1927 forzaroma forzaroma1 romaroma roma1927 giallorossi giallorosso tottitotti francescototti
lazio1900 forzalazio biancocelesti napoli1926 napolinapoli forzanapoli forzanapoli1 sscnapoli partenopei
fiorentina fiorentina1 sampdoria sampdoria1 genoa1893 torino1906 forzatoro bologna1909 atalanta atalanta1907 palermo1
cagliari verona1903 udinese1 parma1913 salernitana catania1 lecce1908 valentino46 valentinorossi vale4646 pantani1
francesco francesco1 francesco123 francesca francesca1 francesca123 alessandro alessandro1 alessandro123 alessandra
alessandra1 alessia1 alessia123 alessio1 alessio123 giuseppe giuseppe1 giuseppe123 giuseppina giovanni giovanni1
giovanni123 giovanna giovanna1 antonio1 antonio123 antonino antonella antonella1 antonietta vincenzo vincenzo1
vincenza salvatore salvatore1 salvatore123 raffaele raffaele1 raffaella raffaella1 domenico domenico1 domenica
michele1 michele123 michela1 gabriele gabriele1 gabriele123 gabriella gabriella1 federico federico1 federico123
federica federica1 federica123 valentina valentina1 valentina123 valentino valeria1 valerio1 stefania stefania1
stefano1 stefano123 stefanos roberto1 roberto123 roberta1 roberta123 patrizia patrizia1 patrizio caterina caterina1
cristina cristina1 cristina123 cristian cristian1 christian123 simone123 simona123 lorenzo1 lorenzo123 leonardo
leonardo1 leonardo123 emanuele emanuele1 emanuela emanuela1 emanuel1 claudia1 claudia123 claudio1 claudio123 daniela1
daniela123 daniele1 daniele123 barbara1 barbara123 angela123 angelo123 andrea12 andrea123 andrea01 andreaandrea marco123
marcomarco matteo12 matteo123 mattia12 mattia123 martina1 martina123 martina12 matilde1 mariangela marianna mariarosa
mariateresa margherita margherita1 maurizio maurizio1 massimo1 massimo123 massimiliano luciano1 luciana1 ludovica
ludovica1 luca1234 lucaluca nicola12 nicola123 nicoletta pasquale pasquale1 paola123 paolo123 paolopaolo riccardo
riccardo1 riccardo123 sabrina1 sabrina123 samuele1 samuele123 tommaso1 tommaso123 umberto1 veronica veronica1
veronica123 vittoria vittoria1 vittorio vittorio1 beatrice beatrice1 benedetta benedetta1 carlotta carlotta1 carmela1
carmine1 chiara12 chiara123 elisabetta elisabetta1 elena123 eleonora eleonora1 fabrizio fabrizio1 filippo1 filippo123
gaetano1 gennaro1 gianluca gianluca1 gianluca123 gianmarco gianfranco gianpaolo giancarlo giacomo1 giacomo123 giorgia1
giorgia123 giorgio1 giorgio123 giulia12 giulia123 giuliana giuliano greta123 ilaria12 ilaria123 immacolata luigi123
sara1234 sarasara silvia12 silvia123 sofia123 sofia2010 teresa123
amoremio amoremio1 amoremio123 amoreamore amore123 amore1234 amore12345 amoreeterno amoretto amorino1 amorevero
tiamo123 tiamotanto tiamo1234 tiamoamore tivogliobene tesoro12 tesoro123 tesoromio tesoruccio cucciola cucciola1
cucciola123 cucciolo cucciolo1 cucciolo123 cuoremio cuore123 bellissima bellissimo principessa principessa1 principe1
stellina stellina1 stella12 stella123 stelladimare farfalla farfalla1 gattino1 gattina1 gattino123 micio123 pippo123
pippo1234 pippopippo pluto123 paperino paperino1 paperina topolino topolino1 minnie12 nutella1 nutella123 cioccolato
cioccolata cioccolata1 biscotto fragola1 fragola123 fragolina ciaociao ciaociao1 ciao1234 ciao12345 ciaobella
ciaomamma buongiorno buonasera benvenuto benvenuti segreto1 segreto123 segretissimo parolachiave passaparola
passepartout password1990 passwordsegreta lamiapassword nuovapassword cambiami cambiami1 provaprova prova123 prova1234
accesso1 utente123 segreteria segretario segretario1 circolo1 circolo123 presidente presidente1 tesoriere socio123
direttore direttore1 famiglia famiglia1 famiglia123 mamma123 mammamia mammamia1 mamma1234 mammapapa papa1234 nonna123
nonno123 fratello sorella1 bambina1 bambino1 vitamia1 lavita23 lamiavita felicita felicita1 speranza speranza1
libertà1 liberta1 primavera primavera1 estate2023 estate2024 estate2025 inverno1 settembre dicembre novembre
gennaio1 febbraio capodanno natale2024 natale2025 compleanno buonnatale italia90 italia2006 italia123 forzaitalia
italiani lombardia sicilia1 sardegna sardegna1 calabria toscana1 milano123 roma1234 napoli123 torino123 firenze1
venezia1 bologna1 genova123 palermo123 vesuvio1 spaghetti macchina computer12 telefono telefono1 telefonino cellulare
calcetto pallavolo pallone1 ciclismo montagna montagna1 marinaio tramonto arcobaleno arcobaleno1 delfino1 leone123
lupetto1 coccinella coccinella1 tartaruga tartaruga1 gabbiano1 unicorno1 drago123 diavolo1 diavolo666 paradiso
paradiso1 madonnina gesucristo gesucristo1 padrepio padrepio1 sanfrancesco sangiuseppe santantonio carabinieri
carabiniere poliziotto garibaldi giuseppeverdi napoleone cleopatra ferrari1947 ferrarif40 lamborghini lamborghini1
alfaromeo alfaromeo1 fiat5000 panda4x4 vespa125 vespa1234 ducati916 ducati999 moto1234 scopone1 briscola briscola1
tressette burraco1 burraco123 scacchi1 scaccomatto assodicuori assodipicche poker1234 pokerista giocatore fortuna1
fortuna123 dimostrativo demodemo demo1234
`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
