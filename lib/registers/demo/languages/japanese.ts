import { language, type LanguageSource } from "../language";

/**
 * Japanese twice: as companies are registered, and as they write themselves in Latin letters. Every list of the one has its counterpart
 * at the same place of the other, so that the same draws give the same name in both scripts.
 */
const shared = {
  givenMale: "Hiroshi,Takashi,Kenji,Satoshi,Makoto,Kazuo,Akira,Yutaka,Takeshi,Masao,Haruto,Daisuke,Kenta,Shota,Yuta,Ryo,Naoki,Tetsuya,Koji,Shinji",
  givenFemale: "Yoko,Keiko,Sachiko,Kazuko,Yumi,Naoko,Tomoko,Akiko,Mayumi,Emi,Haruka,Aoi,Sakura,Misaki,Yui",
  branch: "支店",
  titles: "Representative Director,President",
  mailboxes: "info,contact,office,eigyo",
} as const;

const inKanji: LanguageSource = {
  ...shared,
  surnames: "佐藤,鈴木,高橋,田中,伊藤,渡辺,山本,中村,小林,加藤,吉田,山田,佐々木,山口,松本,井上,木村,林,清水,山崎,森,阿部,池田,橋本,石川,山下,中島,石井,小川,前田,岡田,長谷川,藤田,後藤,近藤,村上,遠藤,青木,坂本,斉藤,福田,太田,西村,藤井,金子,岡本,藤原,三浦,中野,中川,原田,松田,竹内,小野,田村,中山,和田,石田,森田,上田",
  surnameParts: ["大,小,高,長,北,南,東,西,上,下,中,石,松,竹,杉,川,山,谷,島,森", "田,川,山,野,村,島,原,沢,井,本,崎,岡"],
  words: "日本,東京,富士,桜,大和,三光,朝日,太陽,北斗,南海,東洋,西日本,関西,中央,第一,新,共同,協和,平和,光,昭和,明治,大正,丸,松竹,鶴,亀,龍,鷹,青葉,緑,白山,黒潮,瀬戸内,九州,北海,みなと,さくら,ひまわり,つばさ,みらい,あおぞら,スター,サン,グリーン,ブルー,アルファ,オメガ,デルタ,グローバル",
  tails: "テック,システム,ネット,ホーム,メディカル,フーズ,プラン,ワークス,ライン,パック,ソフト,ランド",
  syllables: ["ア,イ,エ,オ,カ,キ,ク,ケ,コ,サ,シ,ス,セ,ソ,タ,テ,ト,ナ,ニ,ネ,ノ,ハ,ヒ,フ,マ,ミ,メ,モ,ヤ,ユ,ラ,リ,レ,ロ,ワ", "ラ,リ,ナ,ノ,テ,ミ,ソ,ダ,デ,ロ,ニ,タ,マ,ガ,ビ,ド,ネ,サ,レ,モ", "ックス,テック,ノバ,ート,ン,ス,トロン,リア,ラス,メド,ソル,ナ,オン,ゲン,コム,ティ,ル,ント,イル,ーマ"],
  letters: "ABCDEFHIJKLMNORSTY",
  trades: `
farm 農園,造園
drinks 酒造,飲料
wood 木材,木工
build 建設,工務店,組
electric 電気工事,電設
plumbing 設備,水道工業
trades 塗装,内装
food 食品,水産
bakery 製パン,製菓
textile 繊維,縫製
furniture 家具,インテリア
print 印刷,出版
chemical 化学,製薬
plastics 化成,樹脂
metal 金属,鉄工所
machine 機械,製作所,精機
electronics 電子,電機
medtech 医療機器,計測
vehicle 自動車工業,車体
ship 海運,造船
freight 運輸,運送,物流
passenger 交通,タクシー
travel 観光,トラベル
telecom 通信,テレコム
energy エネルギー,電力
waste 環境,リサイクル
industrial 機工,産業
foodtrade 青果,食品商事
trading 商事,貿易,物産
grocery ストア,食品館
fashion 服飾,靴店
appliance 電器,金物
pharmacy 薬局,ドラッグ
shop 書店,宝石
cardealer 自動車販売,モータース
carrepair 自動車整備,タイヤ
restaurant 食堂,フードサービス
hotel ホテル,旅館
finance ファイナンス,キャピタル
insurance 保険サービス,保険事務所
property 不動産,地所
holding ホールディングス,興産
beauty 美容室,ビューティー
cleaning クリーニング,ビルサービス
media 広告,企画
software 情報システム,ソフトウェア
staffing 人材,サービス
security 警備,セキュリティ
leisure スポーツ,イベント
doctor 歯科,クリニック
care 介護サービス,病院
law 法律事務所,法務
education 学院,塾
association 協会,財団
engineering 設計,技研
accounting 会計事務所,税務会計
consulting コンサルティング,経営研究所
`,
  companies: `
34 {S}{I}
18 {W}{I}
12 {R}
10 {R}{I}
8 {C}
6 {P}{I}
5 {S}{S}{I}
4 {A}{I}
3 {W}{W}{I}
`,
  people: `
60 {S}{I}
30 {S}商店
10 {W}{I}
`,
};

const inLatin: LanguageSource = {
  ...shared,
  surnames: "Sato,Suzuki,Takahashi,Tanaka,Ito,Watanabe,Yamamoto,Nakamura,Kobayashi,Kato,Yoshida,Yamada,Sasaki,Yamaguchi,Matsumoto,Inoue,Kimura,Hayashi,Shimizu,Yamazaki,Mori,Abe,Ikeda,Hashimoto,Ishikawa,Yamashita,Nakajima,Ishii,Ogawa,Maeda,Okada,Hasegawa,Fujita,Goto,Kondo,Murakami,Endo,Aoki,Sakamoto,Saito,Fukuda,Ota,Nishimura,Fujii,Kaneko,Okamoto,Fujiwara,Miura,Nakano,Nakagawa,Harada,Matsuda,Takeuchi,Ono,Tamura,Nakayama,Wada,Ishida,Morita,Ueda",
  surnameParts: ["O,Ko,Taka,Naga,Kita,Minami,Higashi,Nishi,Kami,Shimo,Naka,Ishi,Matsu,Take,Sugi,Kawa,Yama,Tani,Shima,Mori", "da,kawa,yama,no,mura,jima,hara,zawa,i,moto,zaki,oka"],
  words: "Nippon,Tokyo,Fuji,Sakura,Yamato,Sanko,Asahi,Taiyo,Hokuto,Nankai,Toyo,Nishi Nippon,Kansai,Chuo,Daiichi,Shin,Kyodo,Kyowa,Heiwa,Hikari,Showa,Meiji,Taisho,Maru,Shochiku,Tsuru,Kame,Ryu,Taka,Aoba,Midori,Hakusan,Kuroshio,Setouchi,Kyushu,Hokkai,Minato,Sakura,Himawari,Tsubasa,Mirai,Aozora,Star,Sun,Green,Blue,Alpha,Omega,Delta,Global",
  tails: "tec,system,net,home,medical,foods,plan,works,line,pack,soft,land",
  syllables: ["A,I,E,O,Ka,Ki,Ku,Ke,Ko,Sa,Shi,Su,Se,So,Ta,Te,To,Na,Ni,Ne,No,Ha,Hi,Fu,Ma,Mi,Me,Mo,Ya,Yu,Ra,Ri,Re,Ro,Wa", "ra,ri,na,no,te,mi,so,da,de,ro,ni,ta,ma,ga,bi,do,ne,sa,re,mo", "x,tec,nova,to,n,s,tron,ria,ras,med,sol,na,on,gen,com,ty,l,nt,il,ma"],
  letters: "ABCDEFHIJKLMNORSTY",
  trades: `
farm Farm,Landscaping
drinks Brewing,Beverages
wood Lumber,Woodworks
build Construction,Builders,Gumi
electric Electric Works,Densetsu
plumbing Facilities,Water Works
trades Painting,Interiors
food Foods,Fisheries
bakery Baking,Confectionery
textile Textiles,Apparel
furniture Furniture,Interior
print Printing,Publishing
chemical Chemical,Pharmaceutical
plastics Kasei,Resins
metal Metals,Iron Works
machine Machinery,Seisakusho,Seiki
electronics Electronics,Electric
medtech Medical Instruments,Measurement
vehicle Motor Industries,Auto Body
ship Shipping,Shipbuilding
freight Transport,Express,Logistics
passenger Transit,Taxi
travel Tourist,Travel
telecom Communications,Telecom
energy Energy,Electric Power
waste Environment,Recycling
industrial Kiko,Industries
foodtrade Produce,Foods Trading
trading Shoji,Trading,Bussan
grocery Store,Foods Hall
fashion Apparel Store,Shoes
appliance Home Electronics,Hardware
pharmacy Pharmacy,Drug
shop Books,Jewelry
cardealer Motor Sales,Motors
carrepair Auto Service,Tire
restaurant Shokudo,Food Service
hotel Hotel,Ryokan
finance Finance,Capital
insurance Insurance Service,Insurance Office
property Real Estate,Estate
holding Holdings,Kosan
beauty Beauty Salon,Beauty
cleaning Cleaning,Building Service
media Advertising,Planning
software Information Systems,Software
staffing Staff,Service
security Guard,Security
leisure Sports,Event
doctor Dental,Clinic
care Care Service,Hospital
law Law Office,Legal
education Academy,Juku
association Association,Foundation
engineering Design,Engineering
accounting Accounting Office,Tax Accounting
consulting Consulting,Management Institute
`,
  companies: `
34 {S} {I}
18 {W} {I}
12 {R}
10 {R} {I}
8 {C}
6 {P} {I}
5 {S} {S} {I}
4 {A} {I}
3 {W} {W} {I}
`,
  people: `
60 {S} {I}
30 {S} Shoten
10 {W} {I}
`,
  branch: "Branch",
};

export const japanese = language(inKanji);
export const latinJapanese = language(inLatin);
