export default {
  lead: 'Start a task and watch the agent work on your own copy of the practice site, live, from the first step to the proof. It uses actions like any other run.',
  demos: 'Demo tasks',
  start: 'Start',
  startOne: 'Start: {title}',
  run: 'The run',
  open: 'Open the run with all its proof',
  picture: 'The page at the end of the run',
  noSite: 'No practice site here',
  noSiteHint: 'Demos work on the practice site. Set PRACTICE_PORT to have one.',
  noBrowser: 'No browser was found on the server, so steps in a browser will fail.',
  items: {
    search: {
      title: 'Search a shop',
      text: 'Searches the shop and keeps what it found as a spreadsheet.',
    },
    order: {
      title: 'Place an order',
      text: 'Fills in an order, places it and reads the total back.',
    },
    collect: {
      title: 'Collect prices',
      text: 'Goes through the shop and keeps everything under 50 dollars as CSV.',
    },
  },
} as const
