import type { Language } from '@app/spec'

const set = (words: string) => new Set(words.split(' '))

/** Words that say nothing about what is asked; without accents, as they are compared. */
export const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: set(
    'a an the i me my mine you your yours we our it its is are am be been was were do does did done can could may might must should will would shall how what when where which who whom why whose this that these those there here of in on at to for from by with without about into as and or but if then than so not no yes any some all more most very just only also get got have has had let make made want need like please tell know us them they he she up out over between after before again use used using much many work works mean means happen happens give',
  ),
  de: set(
    'der die das den dem des ein eine einen einem einer eines ich mich mir mein meine meinen meinem meiner du dein sie ihr ihre ihren wir uns unser es ist sind bin war waren wird werden wurde kann konnen konnte darf muss soll will mochte wie was wann wo wohin woher welche welcher welches wer wen wem warum wieso weshalb dies diese dieser dieses hier da von in im am an auf zu zum zur fur mit ohne uber unter aus bei nach vor bis und oder aber wenn dann als so nicht kein keine ja nein alle alles mehr sehr nur auch habe hat haben hatte gibt mal bitte man sich mach mache machen macht tun tut geht gehen passiert geschieht eigentlich bedeutet',
  ),
  es: set(
    'el la los las un una unos unas lo le les yo me mi mis tu te su sus nos nuestro es son soy era fue ser estar esta estan puedo puede pueden debo debe hay como que cuando donde cual cuales quien quienes por para porque este esto estos estas ese eso aqui de del en al a con sin sobre entre y o pero si entonces no mas muy solo tambien tengo tiene tienen quiero hacer hago hace pasa ocurre mucho cuanto cuantos cuanta cuantas significa usted se ha he han',
  ),
  fr: set(
    'le la les l un une des d du de je j me m moi mon ma mes tu te ton votre vos vous nous notre il elle on ils elles c ce cet cette ces ca est sont suis etait etre ai a as avez ont avoir peux peut puis dois doit faut faire fais fait comment que qu quoi quel quelle quels quelles quand ou qui pourquoi pour par dans en au aux avec sans sur sous entre et mais si ne n pas plus tres seulement aussi y se s combien passe arrive signifie veux',
  ),
  ja: set(
    'です ます した して する すれ れば ばよ よい いで です すか か？ です とは は何 何で なに のか まし ませ せん たい です には では から まで どう うす うや やっ って てい いる います ます りま ある ださ くだ 下さ さい この その あの れは れが です よう うに にし とを こと とが がで でき きま すれ ので ため どの のよ よう 私の の の',
  ),
  zh: set(
    '什么 怎么 怎样 如何 是什 么是 我的 我可 可以 以吗 吗 的 了 我 是 在 有 请问 为什 么样 哪里 多少 我想 想要 我要 能否 能不 不能 会怎',
  ),
}

const pairs = (table: string) =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('>') as [string, string]),
  )

/** What people say, and the word our texts have for it. */
export const SYNONYMS: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: pairs(
    'bot>agent bots>agents robot>agent subscription>plan subscriptions>plans tariff>plan quota>limit credits>actions job>task jobs>tasks remove>delete erase>delete login>log logins>log credentials>log passwords>password mfa>2fa otp>code pricing>price prices>price priced>price costs>cost begin>start postgres>postgresql e>mail email>mail emails>mail phoned>phone telephone>phone stopped>stop sms>code twice>again excel>csv',
  ),
  de: pairs(
    'bot>agent roboter>agent abo>tarif abonnement>tarif plan>tarif job>aufgabe entfernen>loschen passworter>passwort zugangsdaten>zugang kosten>preis kostet>preis teuer>preis anrufen>anruf telefonieren>anruf telefon>anruf email>mail kundigen>kundigung',
  ),
  es: pairs(
    'bot>agente robot>agente suscripcion>plan tarifa>plan borrar>eliminar quitar>eliminar contrasenas>contrasena cuesta>precio costo>precio coste>precio cuestan>precio email>correo telefono>llamada llamar>llamada',
  ),
  fr: pairs(
    'bot>agent robot>agent abonnement>offre forfait>offre plan>offre effacer>supprimer coute>prix coutent>prix tarif>prix tarifs>prix email>mail telephone>appel appeler>appel courriel>mail',
  ),
}
