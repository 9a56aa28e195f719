import { Refused } from '@app/toolkit'
import type { SeenButton, SeenForm } from './field.ts'
import { plainWords } from './meaning/plain-words.ts'

export interface ChosenButton extends SeenButton {
  /** On to another page of the same form, or the end of it. */
  leads: 'next' | 'submit'
}

const NEXT =
  /\b(next|continue|proceed|weiter|fortfahren|suivant|continuer|siguiente|continuar|avanti|continua|prosegui|seguinte|volgende|doorgaan|dalej|nasta|videre|dalsi|ileri|далее|go on)\b|下一步|继续|次へ|進む|다음/
const BACK =
  /\b(back|previous|cancel|reset|clear|zuruck|abbrechen|retour|annuler|precedent|atras|anterior|cancelar|indietro|annulla|terug|wstecz|anuluj|tillbaka|add|remove|delete|upload|browse|search|edit|close|show|hide|save (as )?draft|log ?in with|sign (in|up) with|hinzufugen|entfernen)\b|上一步|取消|戻る|キャンセル|이전|취소/
const SUBMIT =
  /\b(submit|send|finish|complete|confirm|apply|register|sign ?up|order|pay|buy|place|book|create|save|absenden|senden|abschicken|bestellen|kaufen|speichern|registrieren|anmelden|envoyer|valider|soumettre|commander|enviar|guardar|comprar|registrarse|invia|conferma|acquista|verzenden|wyslij|skicka|send inn)\b|提交|发送|確定|送信|注文|登録|제출|확인/

/** The button that sends a form, or leads to its next page. */
export function chooseButton(
  { buttons }: Pick<SeenForm, 'buttons'>,
  form: number,
  hasLater: boolean,
  words?: string,
): ChosenButton {
  const own = buttons.filter((button) => button.form === form)
  const pool = own.length > 0 ? own : buttons
  const said =
    words &&
    pool.find(({ text }) => plainWords(text) === plainWords(words) || plainWords(text).includes(plainWords(words)))
  if (words && !said) throw new Refused(`There is no button "${words}" at this form, but ${sayButtons(pool)}.`)
  const found = said || best(pool, hasLater)
  if (!found) throw new Refused('This form has no button that sends it. Say which one to press (button).')
  if (found.disabled)
    throw new Refused(
      `The button "${found.text}" cannot be pressed yet: the page still waits for something. Look at the picture.`,
    )
  return { ...found, leads: NEXT.test(plainWords(found.text)) ? 'next' : 'submit' }
}

function best(buttons: readonly SeenButton[], hasLater: boolean): SeenButton | undefined {
  const scored = buttons.map((button) => {
    const text = plainWords(button.text)
    const score =
      (button.submits ? 2 : 0) +
      (SUBMIT.test(text) ? 2 : 0) +
      (NEXT.test(text) ? (hasLater ? 5 : 2) : 0) -
      (BACK.test(text) ? 4 : 0) -
      (button.disabled ? 1 : 0)
    return { button, score }
  })
  // Where two are alike, the last one closes the form.
  const [first] = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || b.button.at - a.button.at)
  return first?.button
}

const sayButtons = (buttons: readonly SeenButton[]): string =>
  buttons.map(({ text }) => `"${text}"`).join(', ') || 'none at all'
