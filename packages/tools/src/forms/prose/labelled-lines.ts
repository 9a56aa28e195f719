/** Lines that say it themselves: `Priority Level: Urgent`, `**Town** - London`. */
export function labelledLines(text: string): { label: string; value: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, label, value] =
      /^[\s*#>•\d.)-]*(\p{L}[\p{L}\d /()'&$-]{1,60}?)[\s*]*:[\s*]*([^\s*](?:.*[^\s*])?)[\s*]*$/u.exec(line) ?? []
    return label && value && !/^(dear|hello|hi)\b/i.test(label)
      ? [{ label: label.trim(), value: value.replace(/\*+/g, '').trim() }]
      : []
  })
}
