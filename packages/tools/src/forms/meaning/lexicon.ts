/** What a field can ask for, by the tokens of the HTML standard, and a few that it lacks. */
export type Meaning =
  | 'name'
  | 'honorific-prefix'
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'nickname'
  | 'username'
  | 'email'
  | 'password'
  | 'new-password'
  | 'current-password'
  | 'one-time-code'
  | 'organization'
  | 'organization-title'
  | 'street-address'
  | 'address-line1'
  | 'address-line2'
  | 'address-line3'
  | 'address-housenumber'
  | 'address-streetname'
  | 'address-level3'
  | 'address-level2'
  | 'address-level1'
  | 'postal-code'
  | 'country'
  | 'country-name'
  | 'tel'
  | 'tel-country-code'
  | 'tel-area-code'
  | 'tel-extension'
  | 'cc-name'
  | 'cc-given-name'
  | 'cc-family-name'
  | 'cc-number'
  | 'cc-exp'
  | 'cc-exp-month'
  | 'cc-exp-year'
  | 'cc-csc'
  | 'cc-type'
  | 'bday'
  | 'bday-day'
  | 'bday-month'
  | 'bday-year'
  | 'sex'
  | 'url'
  | 'language'
  | 'search'
  | 'vat-number'
  | 'id-number'
  | 'floor'
  | 'building'
  | ''

/**
 * Words that name a meaning, as patterns over plain words. The first that fits wins, so what is special stands before what is
 * general. English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish, Czech, Turkish, Russian,
 * Chinese, Japanese, Korean.
 */
export const LEXICON: readonly [Meaning, RegExp][] = [
  [
    '',
    /\bcaptcha|\banswer\b|security question|verification ?code|confirmation ?code|\b(sms|pin) ?code|coupon|promo(tion)? ?code|gutschein|voucher|discount|gift ?card|code promo|codigo promocional|rabatt|loyalty|\biban\b|\bbic\b|routing|account ?number|kontonummer/,
  ],
  [
    'username',
    /user ?(name|id) (or|and|oder|ou|o)? ?(your )?(e ?mail|phone)|(e ?mail|phone)( address| number)? (or|oder|ou|o) (user|member|login|customer|benutzer|account)|benutzername oder/,
  ],
  [
    'name',
    /(first|given|vor|fore) ?(name)? (and|und|y|e|et|i|o) ?(last|family|sur|nach)|\bname (and |und |i )?(surname|last ?name|nachname)|first last name|(nombre|nom|nome|imie|vorname|prenom|ime|jmeno) (y|et|e|i|und|a) (apellidos?|prenom|cognome|sobrenome|nazwisko|name|nachname|nom|prezime|prijmeni)|име (и )?фамилия|фамилия (и )?имя|姓名|氏名/,
  ],
  [
    'address-line1',
    /(street|strasse|rue|straat|calle|via|rua|ulica|utca|gata|adresse|address) (name )?(and|und|et|y|e|en|i|och|og|\/)? ?(the )?(house|haus|huis|building)? ?(number|nr|nummer|numero|numer|no)\b(?<!^street number)(?<!^street no)(?<!^street nr)|numero (et|e|y) (nom de )?(la )?(rue|voie|via|calle)|strasse (und )?haus ?n|house (number|no) and street/,
  ],
  [
    'vat-number',
    /\bvat\b|\bvat ?(number|id|no)|tax ?(id|number|no|office)|\bust ?id|steuer ?n|umsatzsteuer|partita iva|\bp ?iva\b|\bnip\b|\btva\b|\bbtw\b|\bmoms\b|\bdic\b|\bcif\b|\bcnpj\b|\binn\b|афм|\bafm\b/,
  ],
  [
    'id-number',
    /\bssn\b|social security|passport|codice fiscale|\bnif\b|\bdni\b|\bcpf\b|\bpesel\b|\bcedula\b|\b(personal|national|identity) ?(id|number|code)|ausweis|id ?(card )?number\b|\brut\b|\bcurp\b|\brfc\b|personnummer|document(o)? ?(number|numero|de identidad)/,
  ],
  [
    'cc-csc',
    /\b(cvv|cvc|csc|cvn|cid)\d?\b|cvv|cvc ?2?|security ?(code|number)|secur\w* ?code|card ?(verification|validation|code)|verification (number|value)|sicherheits ?(code|nummer)|prufn(ummer|r)|kartenprufn|pruefn|kartencode|cryptogramme|code (de )?securite|codigo (de )?seguri|cod(ice)? (di )?sicurezza|codice cvv|beveiligingscode|kod (zabezpiecz|cvv)|sakerhetskod|kontrollsiffror|sikkerhedskode|kontrolcifre|guvenlik kodu|код безопасности|安全码|セキュリティ ?コード|보안 ?코드/,
  ],
  [
    'cc-type',
    /(card|cc|karten|payment) ?(type|typ|brand|art)\b|type (of )?(credit ?|debit ?)?card|kartentyp|type de carte|tipo (de |di )?(tarjeta|carta|cartao)|card ?vendor|credit card company|カード(の)?種類|カード会社/,
  ],
  [
    'cc-exp-month',
    /(exp\w*|valid\w*|card|cc|gultig\w*|ablauf\w*|verfall\w*|scadenza|caducidad|vencimiento|validade) ?(date|datum|bis)? ?(the )?\(?(mm|m|month|monat|mois|mes|mese|maand|miesiac)\b|expmonth|expmm\b|\b(month|monat|mois|mes|mese) ?(of )?(exp\w*|ablauf)|mois d ?expiration|mes de (caducidad|vencimiento)|有効期限.?月|有効期限\(月/,
  ],
  [
    'cc-exp-year',
    /(exp\w*|valid\w*|card|cc|gultig\w*|ablauf\w*|verfall\w*|scadenza|caducidad|vencimiento|validade) ?(date|datum|bis)? ?(the )?\(?(yy|yyyy|y|year|jahr|annee|ano|anno|jaar|rok)\b|expyear|expyy\b|\b(year|jahr|annee|ano|anno) ?(of )?(exp\w*|ablauf)|annee d ?expiration|有効期限.?年/,
  ],
  [
    'cc-exp',
    /expir|\bexp\b|exp ?date|valid (thru|through|until|till|to)|good thru|gultig|ablauf ?datum|verfalls?( ?datum)?\b|caducidad|fecha de (exp|venc)|vencimiento|venciment|scadenza|validade|vervaldatum|geldig tot|data waznosci|\bwazn|platnost|utgangsdatum|giltig|udlob|son kullanma|срок действия|mm ?\/? ?(yy|aa|jj|rr)\b|有効期限|有效期|유효 ?기간/,
  ],
  [
    'cc-number',
    /(card|cc|credit ?card|kreditkarte\w*|debit) ?(number|num|nr|no|nummer)\b|\b(cc|card)(num|number|no)\b|acct ?num|cardnumber|creditcardnumber|pan\b|karten ?(nummer|nr)|kreditkarten?n|numero (de |di |da )?(la |votre )?(carte|tarjeta|carta|cartao)|n(um|o)? ?(de )?(la )?carte|kaartnummer|numer karty|cislo karty|kortnummer|kort ?nr|kart numarasi|номер карты|卡号|カード番号|카드 ?번호|^(credit|debit|bank) ?card$|^tarjeta$|^kreditkarte$/,
  ],
  ['cc-given-name', /(card ?holder|cardholder|holder|cc|card|karteninhaber) ?(s )?(first|given|vor) ?name/],
  ['cc-family-name', /(card ?holder|cardholder|holder|cc|card|karteninhaber) ?(s )?(last|family|sur|nach) ?name/],
  [
    'cc-name',
    /name ?(as it appears |as shown |as printed )?(on|of|in) ?(the |your )?(credit |debit )?card|card ?(holder|owner|name)|\bcc ?name|holder ?name|nameoncard|karten ?inhaber|inhaber\b|titulaire|titular|intestatario|titolare|kaarthouder|naam op|nazwisko na karcie|wlasciciel|kortinnehavare|kortholder|kart uzerindeki|имя (держателя|на карте)|owner ?name|持卡人|カード名義|名義人|nombre (en|de) la tarjeta|nom sur la carte|nome (no|sulla|do) cart/,
  ],
  [
    'one-time-code',
    /\b(otp|totp|mfa|2fa)\b|one ?time|authenticat\w* ?code|security code sent|auth ?code|passcode|bestatigungscode/,
  ],
  [
    'new-password',
    /(new|create|choose|set|confirm\w*|re ?enter|re ?type|repeat|verify|again|neues|wiederhol\w*|bestatig\w*|nouveau|confirmez|nueva|repetir|nuova|conferma|nowe|powtorz) ?(your |a |ihr |le |la |el |votre )?(pass ?\w*|pwd|passwort|contrasena|mot de passe|haslo|wachtwoord|senha)|(pass ?\w*|pwd|passwort|contrasena|mot de passe|haslo|wachtwoord|senha) ?(confirm\w*|again|repeat|verify|verification|wiederholen|bestatigen|2|new|re ?type|check)\b/,
  ],
  [
    'password',
    /pass ?(word|wd|phrase)|\bpass\b|\bpwd\b|\bpwr?d\d?\b|passwort|kennwort|contrasena|contrasenya|mot de passe|\bmdp\b|parola|\bsenha\b|wachtwoord|haslo|losenord|adgangskode|heslo|sifre|пароль|密码|パスワード|비밀번호/,
  ],
  ['email', /e ?mail|courriel|correo|почт|\bmail\b|@|邮箱|电子邮件|電子郵件|メール|이메일|\beposta\b|\be posta\b/],
  ['tel-extension', /(phone|tel)\w* ?ext|\bextension\b|\bdurchwahl\b/],
  [
    'tel-country-code',
    /(phone|tel|dial\w*|calling|mobile|country) ?(number )?(country ?|dial\w* ?)?(code|prefix)\b(?<!country code)|phone ?country|country ?(calling|phone|dial)|landesvorwahl|landervorwahl|indicatif|prefijo|prefisso|\bdial ?code|country prefix|codigo (de )?(pais|area) (tel|mo)/,
  ],
  ['tel-area-code', /(phone|tel) ?area|area ?code|vorwahl/],
  [
    'tel',
    /τηλεφωνο|telepon|nomor hp|\bhp\b|phone|\btel\b|^tel|tele?fon|\bmobile?\b|handy|\bcell\b|celular|movil|cellulare|portable|telemovel|gsm\b|telefoon|komork|телефон|手机|电话|電話|携帯|전화|휴대|whatsapp|puhelin|\bfax\b/,
  ],
  [
    'bday-day',
    /(birth\w*|\bdob\b|bday|geburt\w*|naissance|nacimiento|nascita) ?(date ?)?(day|dd|tag|jour|dia|giorno)\b|\bday ?of ?birth|(day|tag|jour|dia|giorno) (de |di |of )?(birth|naissance|nacimiento|nascita)|birthday ?day|dobday/,
  ],
  [
    'bday-month',
    /(birth\w*|\bdob\b|bday|geburt\w*|naissance|nacimiento|nascita) ?(date ?)?(month|mm|monat|mois|mes|mese)\b|month ?of ?birth|(mois|mes|mese) (de |di )?(naissance|nacimiento|nascita)|dobmonth/,
  ],
  [
    'bday-year',
    /(birth\w*|\bdob\b|bday|geburt\w*|naissance|nacimiento|nascita) ?(date ?)?(year|yy|yyyy|jahr|annee|ano|anno)\b|year ?of ?birth|(annee|ano|anno) (de |di )?(naissance|nacimiento|nascita)|dobyear|geburtsjahr/,
  ],
  [
    'bday',
    /birth ?(date|day)?|\bdob\b|\bbday\b|geburt|naissance|nacimiento|nascita|nascimento|geboorte|urodz|fodelse|fodsel|narozen|dogum|рожден|出生|生年月日|생년월일/,
  ],
  ['sex', /\bgender\b|\bsex\b|geschlecht|\bsexe\b|genero|sesso|geslacht|\bplec\b|kon\b|пол\b|性别|性別|성별/],
  [
    'postal-code',
    /postinumero|iranyitoszam|cod postal|ταχυδρομικ|\bτ ?κ\b|пощенски|kode ?pos|postanski|\bsmerovaci|\bzip|zip ?code|post(al)? ?(al)?(code|no|nr)|\bpostcode|postal|\bplz\b|post ?leit ?zahl|code post|\bcp\b|codigo post|\bcap\b|\bcep\b|kod pocztowy|postnummer|postnr|\bpsc\b|posta kodu|индекс|邮编|邮政编码|郵便番号|우편 ?번호|pin ?code|eircode/,
  ],
  ['organization-title', /job ?title|\bposition\b|occupation|\bberuf\b|fonction|cargo\b/],
  [
    'organization',
    /company|organi[sz]ation|\bfirma|\bfirmen|unternehmen|entreprise|societe|raison sociale|empresa|azienda|ragione sociale|societa|bedrijf|foretag|virksomhed|business ?name|sirket|компани|организац|公司|会社|회사/,
  ],
  ['address-line3', /(address|street|adresse|addr|direccion|indirizzo|adres) ?(line)? ?_?3\b|address ?three/],
  [
    'address-line2',
    /(address|street|addr|adresse|strasse|direccion|indirizzo|endereco|adres|line) ?(line)? ?_?2\b|address ?two|\bapt\b|apartment|\bflat\b|\bdoor\b|box ?number|lokal\b|daire|\blakas|\bsuite\b|\bunit\b|address ?zusatz|adress ?zusatz|zusatz|complement|complemento|interno|bus ?nummer|\bdpt|additional address|address ?(extra|additional|optional)|toevoeging|マンション|상세주소/,
  ],
  ['floor', /\bfloor\b|\betage\b|\bpiso\b|stockwerk|\bpiano\b|verdieping|\bpietro\b|lantai|etaj|emelet/],
  ['building', /\bbuilding\b|batiment|gebaude|edificio|gebouw|budynek|建物|\bblok\b|entrance|digicode/],
  [
    'address-housenumber',
    /house ?(number|no|nr|num)|haus ?(nummer|nr)|street ?(number|no|nr|num)\b|hausnr|numero (civico|de rue|exterior|de casa)|civico|huis ?nummer|numer domu|nr domu|^nr$|^no$|^num(ero)?$|^numer$|\bblock ?number|building (number|no)/,
  ],
  ['address-level3', /neighbou?rhood|\bbairro\b|colonia|suburb|\bdistrict\b|stadtteil|barrio|ilce|mahalle/],
  [
    'address-level1',
    /\bjudet|νομος|област|provinsi|megye|maakunta|\bstate\b|province|\bregion\b|\bcounty\b|bundesland|kanton|provincia|\bestado\b|departement|\bprov\b|voivod|wojewodz|\blan\b|область|省份|\b省\b|都道府県|^state|state ?(province)|prefecture|regione|administrative ?area|provincie|addresslevel1|level ?1\b/,
  ],
  [
    'address-level2',
    /kaupunki|postitoimipaikka|varos|telepules|\boras|πολη|градот|\bград\b|населено|\bkota\b|\bgrad\b|localitate|\bcity|\btown\b|\bort\b|wohnort|\bstadt\b|ville\b|localit|municip|ciudad|poblacion|\bcitta\b|comune\b|cidade|\bplaats\b|woonplaats|miasto|miejscowosc|\bstad\b|\bby\b|postort|\bmesto\b|\bobec\b|sehir|город|城市|市区町村|市町村|\b도시|level ?2\b|suburb ?city|\bcommune\b|gemeente/,
  ],
  [
    'country',
    /\bmaa\b|orszag|\btara\b|χωρα|държава|\bnegara|country|\bland\b|\bpays\b|\bpais\b|\bpaese\b|nazione|nation\b|\bkraj\b|\bzeme\b|\bulke\b|страна|国家|国\b|\b국가/,
  ],
  [
    'address-line1',
    /katuosoite|lahiosoite|\butca|\bcim\b|\badresa\b|strada|διευθυνση|οδος|\balamat|(address|street|addr|adresse|strasse|direccion|indirizzo|endereco|adres|line) ?(line)? ?_?1\b|address ?one|street ?(address|name)?\b|\bstreet|\bstr\b|strasse|\brue\b|\bcalle\b|\bvia\b|\brua\b|straat|\bulica\b|gatuadress|\bgade\b|\bvej\b|\bulice\b|улица|街道|番地|address|addr\b|adresse|direccion|domicilio|indirizzo|endereco|\badres|\badress|anschrift|lieferadresse|адрес|地址|住所|주소|\bdir\b/,
  ],
  [
    'honorific-prefix',
    /salutation|\bprefix\b|honorific|\banrede\b|civilit|tratamiento|\btitolo\b|aanhef|\btitle\b|\btitel\b|\btitre\b|appellativo/,
  ],
  [
    'additional-name',
    /middle ?(name|initial)?|\bmname\b|second ?name|zweiter vorname|deuxieme prenom|segundo nombre|patronymic|отчество|tussenvoegsel/,
  ],
  [
    'given-name',
    /etunimi|keresztnev|prenume|^име\b|^όνομα|^ονομα|nama depan|first ?name|given ?name|fore ?name|\bfname\b|\bfirst\b|vor ?name|\bprenom|\bnombres?\b(?! (y|de|completo|usuario))|primeiro nome|\bvoornaam|\bimie\b|fornamn|\bfornavn|jmeno|\bad(i|iniz)\b|^имя|\bnome\b(?! (e|completo|utente|da|do))|名$|^名\b|\b이름|firstname|givenname|voorletters|\bname ?first/,
  ],
  [
    'family-name',
    /sukunimi|vezeteknev|^nume\b|επωνυμο|nama belakang|prezime|priezvisko|last ?name|sur ?name|family ?name|\blname\b|\blast\b|nach ?name|familienname|nom de famille|^nom$|\bnom\b(?! (de|d|complet|utilisateur))|apellidos?|cognome|sobrenome|apelido|achternaam|nazwisko|efternamn|efternavn|prijmeni|soyad|фамилия|姓$|^姓\b|\b성\b|lastname|familyname|\bname ?last/,
  ],
  [
    'username',
    /user ?name|user ?id|\buser\b|log ?in( ?(id|name))?\b|benutzer ?name|nom d ?utilisateur|identifiant|usuario|nome utente|gebruikersnaam|nazwa uzytkownika|anvandarnamn|brugernavn|логин|用户名|ユーザー|account ?(name|id)|member ?(id|number)|\bsignin|screen ?name|\bonline ?id\b|\bnickname\b/,
  ],
  ['url', /web ?site|home ?page|\burl\b|webseite|site web|sitio web|网址/],
  [
    'name',
    /име и фамилия|nume si prenume|ονοματεπωνυμο|nama lengkap|\bnama\b|teljes nev|\bnev\b|koko nimi|full ?name|your ?name|\bname\b|vollstandiger name|nom (et prenom|complet)|prenom et nom|nombre (y apellidos|completo)|nome (e cognome|completo)|imie i nazwisko|\bnaam\b|\bnamn\b|\bnavn\b|recipient|empfanger|destinataire|destinatario|contact ?(name|person)|фио|姓名|氏名|お名前|성명|ad soyad/,
  ],
]
