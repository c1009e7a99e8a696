/** Names of one language. Usually both names are from one group, sometimes the surname is from another. */
export interface NameGroup {
  /** Relative frequency. */
  weight: number
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
  /** Gendered surnames, in languages that have them. */
  surnamesByGender?: { women: readonly string[]; men: readonly string[] }
  /** Parts of compound surnames, combined freely. */
  compounds?: { first: readonly string[]; second: readonly string[] }
  /** Whether the names are in another script and not mixed with other groups. */
  isApart?: true
}

const split = (text: string) => text.split(' ')
const phrases = (text: string) => text.split(', ')

/** Name groups of a European employer: many languages, diacritics, particles, double names, one-letter names. */
export const NAME_GROUPS: readonly NameGroup[] = [
  {
    weight: 30,
    women: split(
      'Olivia Amelia Isla Ava Grace Freya Florence Evie Poppy Charlotte Daisy Alice Ruby Harriet Eleanor Imogen Beatrice Margaret Susan Joanne Tracey Helen Rebecca Laura Gemma Kirsty Hannah Chloe Bethany Louise',
    ),
    men: split(
      'Oliver George Harry Jack Noah Charlie Thomas Oscar William James Alfie Henry Archie Edward Samuel Daniel Matthew Stephen Andrew Gary Keith Nigel Simon Gareth Craig Stuart Ryan Kieran Callum Joshua',
    ),
    surnames: phrases(
      'Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Robinson, Wright, Thompson, Evans, Walker, White, Roberts, Green, Hall, Wood, Jackson, Clarke, Turner, Hill, Cooper, Ward, Baker, Morris, Harrison, Parker, Bennett, Hughes, Lewis, Fletcher, Shaw, Pritchard-Morgan, Featherstonehaugh-Cholmondeley, Bell, Barnes, Holloway, Pemberton, Ashworth, Lightfoot, Ellis-Bextor, Cartwright, Abbott, Abernethy, Ackroyd, Adair, Addison, Ainscough, Aldous, Allardyce, Winterbottom, Ramsbottom, Hargreaves, Sykes, Fairweather, Attwood, Blackwood',
    ),
    compounds: {
      first: split(
        'Ash Brad Bram Black Burn Chats Clay Cren East Fair Graf Hal Harl Hart Kings Long Mil New Nor Oak Pres Rad Shel Stan Thorn Up Wal Wes Whit Wood',
      ),
      second: split('worth ton ley field ham well by bury ford combe shaw wick'),
    },
  },
  {
    weight: 8,
    women: split('Aoife Niamh Ciara Saoirse Róisín Gráinne Siobhán Eilidh Mairi Catriona Orla Sinéad'),
    men: split('Seán Conor Cian Oisín Tadhg Declan Eoin Pádraig Fergus Hamish Alasdair Ruaridh'),
    surnames: phrases(
      "O'Brien, O'Sullivan, Murphy, Kelly, Byrne, Ryan, O'Connor, Walsh, McCarthy, Gallagher, Doherty, Kennedy, MacDonald, MacLeod, Campbell, Fraser, McGillycuddy, Fitzpatrick",
    ),
    compounds: {
      first: split('Mac Mc'),
      second: split(
        'Allister Bride Cabe Cann Daid Gee Grath Guire Hugh Ilroy Innes Kay Kenna Kinnon Nally Neill Pherson Quaid Rae Tavish',
      ),
    },
    surnamesByGender: { women: ['Ní Dhomhnaill', 'Ní Bhriain'], men: ['Ó Súilleabháin', 'Ó Dónaill'] },
  },
  {
    weight: 11,
    women: split(
      'Zofia Agnieszka Małgorzata Katarzyna Joanna Ewa Barbara Weronika Kinga Žofie Kateřina Zuzana Jana Ľubica Kristýna',
    ),
    men: split(
      'Krzysztof Wojciech Paweł Łukasz Michał Grzegorz Tomasz Zbigniew Jakub Jiří Ondřej Tomáš Vojtěch Matúš Marek',
    ),
    surnames: phrases('Nowak, Wójcik, Woźniak, Mazur, Krawczyk, Zając, Król, Brzęczyszczykiewicz, Krejčí, Kočí, Petrů'),
    compounds: {
      first: split('Wit Bor Sob Kasp Wal Mar Gal Jan Adam Stasz Pietr Mich'),
      second: split('czak czyk czuk'),
    },
    surnamesByGender: {
      women: phrases(
        'Kowalska, Wiśniewska, Kamińska, Dąbrowska, Grzegorzewska, Dvořáková, Svobodová, Černá, Kučerová, Ďurišová',
      ),
      men: phrases(
        'Kowalski, Wiśniewski, Zieliński, Dąbrowski, Grzegorzewski, Dvořák, Svoboda, Černý, Procházka, Štefánik',
      ),
    },
  },
  {
    weight: 8,
    women: split('Lucía Sofía María Inés Begoña Núria Xiomara Camila Beatriz Conceição Inês Mariana'),
    men: split('Álvaro José Íñigo Joaquín Sergio Rubén Iñaki Jordi João Tomás Gonçalo Nuno Duarte'),
    surnames: phrases(
      'Abarca, Acosta, Aguilar, García Lorca, Fernández, Núñez, Muñoz de la Vega, Ibáñez, Peña, Etxeberria, Puigdemont i Soler, Martínez, Rodríguez Zapatero, Silva, da Conceição, Gonçalves, Guimarães, Pereira dos Santos, Araújo, Simões, Ruiz, Gil, Paz',
    ),
    compounds: {
      first: split('Álv Benít Domíngu Estév Henríqu Márqu Méndi Ordóñ Suár Velázqu Yáñ'),
      second: phrases('ez, ez Soto, ez Ruiz, ez Prieto, ez Serra, ez Vidal, ez Rojas, ez Blanco'),
    },
  },
  {
    weight: 7,
    women: split('Amélie Chloé Zoé Anaïs Léa Hélène Françoise Geneviève Maëlys Élodie Margaux Noémie'),
    men: split('François Benoît Jérôme Étienne Loïc Théo Mathéo Hugo Gaël Rémi Raphaël Cédric'),
    surnames: phrases(
      "Dubois, Lefèvre, Moreau, Gauthier, de la Tour d'Auvergne, Béranger, L'Hermite, Chevalier, Marchand, Fontaine, Rousseau, Saint-Exupéry, Lévêque, Garçon, Ney, Peeters, Van den Broeck",
    ),
    compounds: {
      first: split('Beau Bel Mont Clair Haute Ville Grand'),
      second: split('champ fort val bois mont court lieu pré'),
    },
  },
  {
    weight: 7,
    women: split('Anneliese Käthe Heike Sabine Ulrike Saskia Fenna Sanne Femke Lotte Birgit Mareike'),
    men: split('Jürgen Günther Björn Matthias Thorsten Sören Dirk Joost Sjoerd Maarten Rüdiger Detlef Florian'),
    surnames: phrases(
      "Müller, Schröder, Weiß, Größl, Schäfer, Krämer, von der Leyen, zu Guttenberg, Wolfeschlegelsteinhausen, Schmidt, Fischer, Vogel, van 't Hoff, de Vries, van der Meer, Jansen, Dijkstra, Bakker, Ott",
    ),
    compounds: {
      first: split('Acker Stein Eich Roth Hoch Linden Schön Winter Kirch Rosen Wein Feld'),
      second: split('mann bauer berg meier hofer bach thal müller'),
    },
  },
  {
    weight: 5,
    women: split('Åsa Ingrid Sólveig Maja Astrid Freja Signe Päivi Aino Tuuli Sigríður Guðrún'),
    men: split('Lars Mikkel Øystein Håkon Jørgen Åke Björn Juhani Väinö Þór Sigurður Magnús'),
    surnames: phrases(
      'Jørgensen, Sørensen, Ødegård, Åkesson, Lindqvist, Sjöström, Bjørnstad, Kjærsgaard, Virtanen, Mäkinen, Hämäläinen, Ek, Å, Dahl, Holm',
    ),
    compounds: {
      first: split('Lind Berg Sjö Ek Ny Holm Sand Lund Alm Gran Hag Wall'),
      second: split('ström kvist gren berg dahl lund mark qvist'),
    },
    surnamesByGender: { women: ['Guðmundsdóttir', 'Jónsdóttir'], men: ['Þórðarson', 'Jónsson'] },
  },
  {
    weight: 10,
    women: split(
      'Priya Ananya Aishwarya Lakshmi Meera Kavita Sunita Harpreet Simran Nasreen Fatima Ayesha Zainab Tharushi Nilufar',
    ),
    men: split(
      'Arjun Rohan Vikram Sanjay Rajesh Harpreet Gurpreet Amit Suresh Mohammed Imran Bilal Tariq Chaminda Kumaran',
    ),
    surnames: phrases(
      'Acharya, Agarwal, Ahuja, Patel, Singh, Kaur, Sharma, Gupta, Iyer, Nair, Krishnamoorthy, Venkataraghavan, Subramaniam Chandrasekhar, Chatterjee, Mukhopadhyay, Khan, Hussain, Ahmed, Begum, Rahman, Jayawardena-Wickramasinghe, Rajapaksa, Bose, Rao, Das',
    ),
    compounds: {
      first: split('Rama Krishna Chandra Venkata Siva Hari Jaya Nara'),
      second: split('murthy swamy nathan rao lingam sekaran samy'),
    },
  },
  {
    weight: 5,
    women: split('Yuki Sakura Mei Xiuying Li Ji-woo Seo-yeon Thảo Hương Phương Aye Siti'),
    men: split('Hiroshi Kenji Wei Jun Min-jun Ji-ho Đức Quân Hùng Zaw Aung Budi'),
    surnames: phrases(
      'Tanaka, Satō, Ōnishi, Wang, Li, Zhào, Ng, Wu, O, U, E, Kim, Park, Choi, Nguyễn, Trần, Đặng, Phạm Văn, Wijaya, Tjahjadi, Ho, Yu',
    ),
  },
  {
    weight: 5,
    women: split('Ngozi Chiamaka Adaeze Amina Wanjiru Thandiwe Nomvula Aminata Yetunde Abena Makena Efua'),
    men: split('Chukwuemeka Oluwaseun Kwame Tendai Themba Sipho Kofi Mamadou Babajide Obinna Juma Tafari'),
    surnames: phrases(
      "Okonkwo, Abara, Acheampong, Adebayo, Adeyemi, Afolabi, Agyeman, N'Diaye, M'Bappé, Oluwatobiloba, Mensah, Ndlovu, Dlamini, van der Merwe, Nkemelu-Onwuachi, Okafor, Traoré, Diallo, Mwangi, Oyelowo, Ba, Sow",
    ),
    compounds: {
      first: split('Ade Olu Chukwu Oko Ogun Aki Nwa'),
      second: split('bayo wale ema nkwo yinka dele sanya tunde'),
    },
  },
  {
    weight: 5,
    women: split('Layla Noor Yasmin Rania Shirin Parisa Elif Zeynep Gülşen Ayşe Şule Dilnoza'),
    men: split('Omar Youssef Karim Hassan Dariush Reza Mehmet Çağlar Ömer İbrahim Oğuz Timur'),
    surnames: phrases(
      "Abboud, Azizi, Al-Masri, Amari, El Khoury, Haddad, Ben Youssef, Abd al-Rahman, Hosseini, Farahani, Yılmaz, Kılıç, Öztürk, Çelik, Gökçe, Şahin, Aydın, D'Souza-Haddad, Nur",
    ),
    compounds: { first: split('Ak Kara Demir Öz Taş Gün Kaya Er'), second: split('doğan soy han can bey su kurt yol') },
  },
  {
    weight: 6,
    women: split('Ștefania Ioana Andreea Elena Iuliana Ivana Snežana Đurđica Ilze Rūta Živilė Kärt'),
    men: split('Ștefan Andrei Mihai Răzvan Nikola Željko Dušan Šime Jānis Žygimantas Andris Tõnu'),
    surnames: phrases(
      'Popescu, Ionescu, Țăranu, Ștefănescu, Dumitru, Petrović, Đorđević, Šimunović, Kovač, Čović, Tamm, Mägi, Ilić, Lupu, Oz',
    ),
    compounds: { first: split('Pop Rad Vuk Bog Jov Mar Pav Stoj Mil Ljub'), second: split('ović anović ić inčić') },
    surnamesByGender: {
      women: ['Bērziņa', 'Kazlauskienė', 'Žukauskaitė'],
      men: ['Bērziņš', 'Kazlauskas', 'Žukauskas'],
    },
  },
  {
    weight: 4,
    women: split('Giulia Chiara Beatrice Ludovica Concetta Eleni Despina Kyriaki'),
    men: split('Niccolò Giovanni Matteo Alessandro Salvatore Dimitris Giorgos Panagiotis Spyros'),
    surnames: phrases(
      "D'Angelo, Dell'Acqua, Rossi, Bianchi, De Luca, Esposito, Lo Presti, Papadopoulos, Papakonstantinou-Hatzidimitriou, Nikolaidis, Vlahos, Re, Sanfilippo",
    ),
    compounds: {
      first: split('Papa Hatzi Kara Theo'),
      second: split('georgiou nikolaou theodorou giannis konstantinou dakis loukas'),
    },
  },
  {
    weight: 0.3,
    isApart: true,
    women: split('Анастасія Ольга Ірина'),
    men: split('Сергій Дмитро Олександр'),
    surnames: split('Шевченко Коваленко Ткаченко'),
  },
  {
    weight: 0.3,
    isApart: true,
    women: split('Ελένη Μαρία Κατερίνα'),
    men: split('Γιώργος Νίκος Ανδρέας'),
    surnames: split('Ιωάννου Χατζηγεωργίου Κωνσταντίνου'),
  },
  {
    weight: 0.3,
    isApart: true,
    women: split('美咲 葵 結衣'),
    men: split('大輔 健太 翔'),
    surnames: split('佐藤 田中 小林'),
  },
  {
    weight: 0.3,
    isApart: true,
    women: split('فاطمة ليلى نور'),
    men: split('محمد يوسف كريم'),
    surnames: split('الأحمد الخوري حداد'),
  },
]

// Letters without a Unicode decomposition.
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Local part of an e-mail address: a-z and digits; empty for other scripts. */
export function mailName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[ßøłđðþæœı]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]/g, '')
}
