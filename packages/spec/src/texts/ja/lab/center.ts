import type en from '../../en/lab/center.ts'
import type { Translation } from '../../index.ts'

export default {
  title: 'ホログラフィック・コマンドセンター',
  lead: 'このインストールの動きを 2 秒ごとに読み取ります。ほかの人の作業については件数だけを示します。',
  live: 'ライブ',
  reconnecting: '再接続中',
  bars: 'グラフで表示',
  table: '表で表示',
  lastMinute: '{metric}（直近 1 分）',
  caption: '直近 1 分の測定値',
  time: '時刻',
  events: 'システムイベント',
  noEvents: 'まだ何も起きていません。タスクが動き出すと、そのイベントがここに並びます。',
  streams: 'データストリーム',
  streamBars: '届いたイベント数（1.5 秒ごとに 1 本）',
  quiet: '静かです。直近 {seconds, number} 秒に届いたものはありません。',
  flow: '直近 {seconds, number} 秒でイベント {events, plural, other {# 件}}、手順 {steps, plural, other {# 件}}。',
  eventCount: 'イベント',
  stepCount: '手順',
} satisfies Translation<typeof en>
