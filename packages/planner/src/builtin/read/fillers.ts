import type { Language } from '@app/mind/reading'

/** What people put before a wish and mean nothing by. */
const BEFORE: Record<Language, string> = {
  en: "please|kindly|now|also|just|first|firstly|secondly|finally|lastly|next|then|and|but|so|hey|hi|hello|ok|okay|afterwards|after that|can you|could you|would you|will you|can i|i want you to|i want to|i would like you to|i would like to|i'd like you to|i'd like to|i like to|i need you to|i need to|i have to|help me to|help me|let's|let us|go ahead and|be sure to|make sure to|make sure you|make sure that you|make sure|ensure to|ensure|try to|your task is to|you should|you must|it would be great if you could|for me|go through all (?:the )?pages(?: and)?|on all pages|simply|quickly|again|once done|when done|when you are done|once there|on that page|there|in the end|at the end|thereafter|subsequently|thanks|thank you|cheers|directly|(?:in|at|on|from|for|by|to|of|with)(?=\\s+(?:which|what|whose|whom|how many)\\b)",
  de: 'bitte|jetzt|nun|auch|zuerst|dann|danach|anschließend|und|als nächstes|zum schluss|ich möchte|ich will|ich würde gerne?|kannst du|können sie|könntest du|könnten sie|hallo|mal|doch|einfach|mir|danke|du sollst',
  fr: "s'il te plaît|s'il vous plaît|svp|maintenant|aussi|d'abord|ensuite|puis|et|enfin|je veux|je voudrais|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|bonjour|merci|il faut",
  es: 'por favor|ahora|también|primero|luego|después|entonces|y|finalmente|quiero|quisiera|me gustaría|puedes|puede|podrías|podría|hola|gracias|necesito',
  zh: '请你?|麻烦你?|帮我|然后|再|并且?|接着|最后|首先|先|我想要?|能不能|可以|你好|谢谢|，|、',
  ja: 'まず|次に|それから|そして|その後|最後に|では|、',
}

const spaced = (language: Language) => language !== 'zh' && language !== 'ja'
const FORMS = new Map(
  Object.entries(BEFORE).map(([language, words]) => [
    language,
    spaced(language as Language)
      ? new RegExp(`^(?:[\\s,.:;!?–-]+|(?:${words})(?![\\p{L}\\p{N}'’]))`, 'iu')
      : new RegExp(`^(?:\\s+|${words})`, 'u'),
  ]),
)

/** How many letters at the beginning are courtesy. */
export function fillerLength(text: string, language: Language): number {
  const form = FORMS.get(language)
  let at = 0
  for (let rounds = 0; rounds < 12; rounds += 1) {
    const length = form?.exec(text.slice(at, at + 60))?.[0].length ?? 0
    if (length === 0) break
    at += length
  }
  return at
}
