/// <reference lib="dom" />
import type { Kind, SeenButton, SeenField, SeenForm } from '../field.ts'

/** What a scan leaves in the page: the elements behind each field and button, and what they say as one string. */
export interface Scan {
  elements: Element[][]
  json: string
}

/**
 * Runs in the page, so everything it needs is inside it. One pass over the document, its open shadow roots and its frames of
 * the same origin.
 */
export function scanPage(wish: { hidden: boolean }): Scan {
  const CONTROL =
    'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]), select, textarea, [contenteditable=""], [contenteditable=true], [role=combobox], [role=listbox], [role=textbox], [role=searchbox], [role=spinbutton], [role=checkbox], [role=switch], [role=radio]'
  const BUTTON = 'button, input[type=submit], input[type=button], input[type=image], [role=button]'
  const PARTS = 'option, select, textarea, script, style, noscript, svg, template, [role=listbox]'
  const INPUT_KINDS: Record<string, Kind> = { 'datetime-local': 'datetime', tel: 'tel' }
  const elements: Element[][] = []
  const forms: Element[] = []

  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const attribute = (element: Element, name: string): string => clean(element.getAttribute(name))
  const typeOf = (element: Element): string =>
    element.localName === 'input' ? (element as HTMLInputElement).type : (element.getAttribute('role') ?? '')

  /** In the order a person meets them, through shadow roots and frames. */
  function collect(root: ParentNode, found: Element[] = []): Element[] {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(CONTROL) || element.matches(BUTTON)) found.push(element)
      if (element.shadowRoot) collect(element.shadowRoot, found)
      if (element.localName === 'iframe') collectFrame(element as HTMLIFrameElement, found)
    }
    return found
  }
  function collectFrame(frame: HTMLIFrameElement, found: Element[]): void {
    try {
      if (frame.contentDocument) collect(frame.contentDocument, found)
    } catch {
      // Of another origin: not ours to fill.
    }
  }

  const parentOf = (element: Element): Element | null =>
    element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null
  function closest(element: Element, selector: string): Element | null {
    for (let one: Element | null = element; one; one = parentOf(one)) if (one.matches(selector)) return one
    return null
  }

  function shown(element: Element): boolean {
    const box = element.getBoundingClientRect()
    return (
      box.width > 1 &&
      box.height > 1 &&
      box.right > -200 &&
      element.checkVisibility({ visibilityProperty: true } as never)
    )
  }
  /** Pretty forms hide the control itself and show its label instead. */
  function usable(element: Element): boolean {
    if (shown(element)) return true
    const type = typeOf(element)
    if (type === 'radio' || type === 'checkbox' || type === 'file')
      return labelsOf(element).some(shown) || (element.parentElement ? shown(element.parentElement) : false)
    return element.localName === 'select' && element.parentElement !== null && shown(element.parentElement)
  }

  function textOf(node: Node): string {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (node.nodeType !== 1 || (node as Element).matches(PARTS)) return ''
    return [...node.childNodes].map(textOf).join(' ')
  }
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])]
  function byIds(element: Element, name: string): string {
    const root = element.getRootNode() as Document
    const ids = attribute(element, name).split(' ').filter(Boolean)
    return clean(
      ids
        .map((id) => root.getElementById?.(id))
        .map((one) => (one ? textOf(one) : ''))
        .join(' '),
    )
  }
  function saidLabel(element: Element): string {
    const wrapped = element.matches('[role]') ? clean(textOf(element)).slice(0, 120) : ''
    const own = byIds(element, 'aria-labelledby') || clean(labelsOf(element).map(textOf).join(' '))
    const inside = /^(checkbox|switch|radio)$/.test(element.getAttribute('role') ?? '') ? wrapped : ''
    return own || attribute(element, 'aria-label') || inside
  }

  const holdsControl = (node: Node): boolean =>
    node.nodeType === 1 && ((node as Element).matches(CONTROL) || (node as Element).querySelector(CONTROL) !== null)
  /** The words before it, as near as possible and not another field's. */
  function before(element: Element): string {
    let node: Element | null = element
    for (let depth = 0; node && depth < 6 && !node.matches('form, body, fieldset, table'); depth += 1) {
      for (let one: ChildNode | null = node.previousSibling; one; one = one.previousSibling) {
        if (holdsControl(one)) return ''
        const text = clean(textOf(one))
        if (/[\p{L}\d]/u.test(text)) return text.slice(-120)
      }
      node = node.parentElement
    }
    return ''
  }
  function after(element: Element): string {
    for (let one = element.nextSibling; one; one = one.nextSibling) {
      if (holdsControl(one)) return ''
      const text = clean(textOf(one))
      if (text) return text.slice(0, 120)
    }
    return ''
  }
  function columnHead(element: Element): string {
    const cell = element.closest('td') as HTMLTableCellElement | null
    const head = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex]
    return head && head !== cell && !holdsControl(head) ? clean(textOf(head)) : ''
  }

  function groupOf(element: Element): string {
    const set = closest(element, 'fieldset, [role=group], [role=radiogroup], section, form')
    if (!set) return ''
    const legend = set.querySelector('legend, h1, h2, h3, h4, h5, [role=heading]')
    return (attribute(set, 'aria-label') || byIds(set, 'aria-labelledby') || clean(legend ? textOf(legend) : '')).slice(
      0,
      120,
    )
  }

  /** What the words around several boxes ask. */
  function groupLabel(members: Element[]): string {
    const [first] = members
    if (!first) return ''
    let around: Element | null = first
    while (around && !members.every((one) => around?.contains(one))) around = parentOf(around)
    if (!around) return ''
    const set = closest(around, 'fieldset, [role=group], [role=radiogroup]')
    const alone = set && [...set.querySelectorAll(CONTROL)].every((one) => members.includes(one))
    const said =
      alone &&
      (attribute(set, 'aria-label') ||
        byIds(set, 'aria-labelledby') ||
        clean(textOf(set.querySelector('legend') ?? document.createTextNode(''))))
    if (said) return said
    return wordsAhead(around, first, members) || before(around) || (set ? groupOf(first) : '')
  }
  function wordsAhead(around: Element, first: Element, members: Element[]): string {
    const own = members.flatMap(labelsOf)
    const walker = document.createTreeWalker(around, 4)
    let said = ''
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (first.compareDocumentPosition(node) & 4 || own.some((label) => label.contains(node))) break
      said += ` ${node.textContent ?? ''}`
    }
    return clean(said).slice(-160)
  }

  function wrongOf(element: Element): string {
    const invalid = element.getAttribute('aria-invalid') === 'true'
    const said = byIds(element, 'aria-errormessage') || (invalid ? byIds(element, 'aria-describedby') : '')
    if (said) return said
    let box = element.parentElement
    for (let depth = 0; box && depth < 3 && box.querySelectorAll(CONTROL).length <= 1; depth += 1) {
      const told = [...box.querySelectorAll('[role=alert], [class*=error i], [class*=invalid i]')].find(
        (one) => !one.matches(CONTROL) && !one.matches('label') && shown(one) && clean(textOf(one)),
      )
      if (told) return clean(textOf(told)).slice(0, 200)
      box = box.parentElement
    }
    const field = element as HTMLInputElement
    const filled = Boolean(field.value) && field.type !== 'radio' && field.type !== 'checkbox'
    if (field.validity && !field.validity.valid && (filled || field.validity.customError))
      return field.validationMessage || 'not valid'
    return invalid ? 'marked as wrong' : ''
  }

  function kindOf(element: Element): Kind {
    const tag = element.localName
    if (tag === 'select') return (element as HTMLSelectElement).multiple ? 'select-many' : 'select'
    if (tag === 'textarea') return 'textarea'
    const role = element.getAttribute('role')
    if (role === 'combobox' || role === 'listbox') return 'combobox'
    if (tag === 'input') return (INPUT_KINDS[typeOf(element)] ?? typeOf(element)) as Kind
    if (role === 'checkbox' || role === 'switch') return 'checkbox'
    if (role === 'radio') return 'radio'
    return 'richtext'
  }
  function ticked(element: Element): boolean {
    return element.localName === 'input'
      ? (element as HTMLInputElement).checked
      : element.getAttribute('aria-checked') === 'true'
  }
  function optionsOf(element: Element): { label: string; value: string }[] {
    if (element.localName === 'select')
      return [...(element as HTMLSelectElement).options].map((one) => ({
        label: clean(one.label || one.textContent),
        value: one.value,
      }))
    const list = (element.getRootNode() as Document).getElementById?.(
      element.getAttribute('list') ?? element.getAttribute('aria-controls') ?? '',
    )
    const within = list ?? (element.matches('[role=listbox]') ? element : null)
    return [...(within?.querySelectorAll('[role=option], option') ?? [])].map((one) => ({
      label: clean(one.textContent) || attribute(one, 'value'),
      value: attribute(one, 'value') || clean(one.textContent),
    }))
  }
  function heldBy(element: Element, kind: Kind): SeenField['value'] {
    if (kind === 'checkbox') return ticked(element)
    if (kind === 'select' || kind === 'select-many') {
      const chosen = [...(element as HTMLSelectElement).selectedOptions].map((one) =>
        clean(one.label || one.textContent),
      )
      return kind === 'select' ? (element as HTMLSelectElement).value && (chosen[0] ?? '') : chosen
    }
    if (kind === 'file') return [...((element as HTMLInputElement).files ?? [])].map((one) => one.name)
    return element.localName === 'input' || element.localName === 'textarea'
      ? (element as HTMLInputElement).value
      : clean(element.textContent)
  }
  const optionLabel = (element: Element): string =>
    saidLabel(element) || after(element) || (element as HTMLInputElement).value || before(element)

  function formOf(element: Element): number {
    const form = (element as HTMLInputElement).form ?? closest(element, 'form, [role=form]')
    if (!form) return -1
    if (!forms.includes(form)) forms.push(form)
    return forms.indexOf(form)
  }

  function describe(members: Element[], kind: Kind): SeenField {
    const [first] = members as [Element]
    const field = first as HTMLInputElement
    const many = kind === 'radio' || kind === 'checkboxes'
    const said = many ? groupLabel(members) : saidLabel(first)
    const near = many ? '' : (kind === 'checkbox' && after(first)) || before(first) || columnHead(first)
    const chosen = members.filter(ticked).map(optionLabel)
    const label = said || near || attribute(first, 'placeholder') || attribute(first, 'title')
    return {
      at: elements.push(members) - 1,
      kind,
      label: label.slice(0, 200),
      labelled: said ? 'label' : near ? 'near' : 'none',
      near,
      name: attribute(first, 'name'),
      id: first.id,
      placeholder: attribute(first, 'placeholder'),
      title: attribute(first, 'title'),
      autocomplete: attribute(first, 'autocomplete').toLowerCase(),
      inputMode: attribute(first, 'inputmode'),
      pattern: attribute(first, 'pattern'),
      group: groupOf(first),
      options: many
        ? members.map((one) => ({ label: optionLabel(one), value: (one as HTMLInputElement).value ?? '' }))
        : optionsOf(first),
      required:
        members.some((one) => (one as HTMLInputElement).required || one.getAttribute('aria-required') === 'true') ||
        /\*\s*:?$/.test(said || near),
      value: kind === 'radio' ? (chosen[0] ?? '') : kind === 'checkboxes' ? chosen : heldBy(first, kind),
      wrong: wrongOf(first),
      maxLength: field.maxLength > 0 ? field.maxLength : 0,
      min: attribute(first, 'min'),
      max: attribute(first, 'max'),
      readOnly: field.readOnly === true || field.disabled === true || first.getAttribute('aria-disabled') === 'true',
      form: formOf(first),
      later: !members.some(usable),
    }
  }

  /** Boxes and radio buttons that answer one question are one field. */
  function families(controls: Element[]): { members: Element[]; kind: Kind }[] {
    const found: { members: Element[]; kind: Kind; key: string | Element }[] = []
    for (const element of controls) {
      const kind = kindOf(element)
      if (kind !== 'radio' && kind !== 'checkbox') {
        found.push({ members: [element], kind, key: element })
        continue
      }
      const around = closest(element, '[role=radiogroup]') ?? closest(element, 'fieldset, [role=group]')
      const name = attribute(element, 'name')
      const key: string | Element = name ? `${kind} ${formOf(element)} ${name}` : (around ?? element)
      const known = found.find((one) => one.key === key && kindOf(one.members[0] as Element) === kind)
      if (!known) found.push({ members: [element], kind, key })
      else {
        known.members.push(element)
        if (kind === 'checkbox') known.kind = 'checkboxes'
      }
    }
    return joinBoxes(found)
  }
  /** `skills[a]`, `skills[b]` under one legend and nothing else there: one question. */
  function joinBoxes(found: { members: Element[]; kind: Kind }[]): { members: Element[]; kind: Kind }[] {
    const joined: { members: Element[]; kind: Kind; set?: Element | null }[] = []
    for (const one of found) {
      const [first] = one.members as [Element]
      const set = one.kind === 'checkbox' ? closest(first, 'fieldset, [role=group]') : null
      const whole =
        set?.querySelector('legend') && [...set.querySelectorAll(CONTROL)].every((each) => kindOf(each) === 'checkbox')
      const last = joined.at(-1)
      if (whole && last && last.set === set) {
        last.members.push(...one.members)
        last.kind = 'checkboxes'
      } else joined.push({ ...one, set: whole ? set : null })
    }
    return joined
  }

  /** A list that belongs to a box one types into, or a wrapper around a real control, is no field of its own. */
  function real(element: Element, controls: Element[]): boolean {
    if (element.localName === 'input' || element.localName === 'select' || element.localName === 'textarea') return true
    const inner = controls.some(
      (one) =>
        one !== element &&
        element.contains(one) &&
        one.matches('input, select, textarea, [role=radio], [role=textbox], [contenteditable]'),
    )
    const owned =
      element.id &&
      controls.some((one) => one !== element && attribute(one, 'aria-controls').split(' ').includes(element.id))
    return !inner && !owned
  }

  const describeButton = (element: Element): SeenButton => ({
    at: elements.push([element]) - 1,
    text: (
      clean(textOf(element)) ||
      attribute(element, 'value') ||
      attribute(element, 'aria-label') ||
      attribute(element, 'alt') ||
      attribute(element, 'title')
    ).slice(0, 120),
    submits:
      element.matches('button:not([type]), [type=submit], [type=image]') &&
      (element as HTMLButtonElement).form !== null,
    disabled: (element as HTMLButtonElement).disabled === true || element.getAttribute('aria-disabled') === 'true',
    form: formOf(element),
  })

  const found = collect(document)
  const controls = found.filter((one) => one.matches(CONTROL))
  const fields = families(controls.filter((one) => real(one, controls))).map(({ members, kind }) =>
    describe(members, kind),
  )
  const buttons = found.filter((one) => one.matches(BUTTON) && !one.matches(CONTROL) && shown(one)).map(describeButton)
  const problems = [...document.querySelectorAll('[role=alert], [class*=error i], .invalid-feedback')]
    .filter((one) => shown(one) && !holdsControl(one) && !one.matches('label'))
    .map((one) => clean(textOf(one)).slice(0, 200))
  const seen: SeenForm = {
    // A field hidden among fields that are not even in a form is a trap for robots, not a later page.
    fields: fields.filter(({ later, form }) => wish.hidden || !later || form >= 0),
    buttons,
    problems: [...new Set(problems)].filter(Boolean).slice(0, 20),
    language: document.documentElement.lang,
  }
  return { elements, json: JSON.stringify(seen) }
}
