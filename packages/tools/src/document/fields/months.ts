const NAMES: Record<string, string> = {
  en: 'january february march april may june july august september october november december',
  de: 'januar februar marz april mai juni juli august september oktober november dezember',
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
}

/** Names of months, whole and by their first three letters, without accents. French June and July share those letters. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.values(NAMES)
    .flatMap((names) => names.split(' ').map((name, index): [string, number] => [name, index + 1]))
    .flatMap(([name, month]): [string, number][] => [
      [name, month],
      ...(name.startsWith('jui') ? [] : [[name.slice(0, 3), month] as [string, number]]),
    ])
    .concat([
      ['juil', 7],
      ['sept', 9],
      ['mrz', 3],
      ['maerz', 3],
    ]),
)
