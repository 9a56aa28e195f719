export default {
  completed: 'A run is finished',
  failed: 'A run has failed',
  needsYou: 'A run needs you',
  priceFell: 'A watched price has fallen',
  targetReached: 'A watched price has reached your target',
  priceRose: 'A watched price has risen',
  openWatch: 'Open watch',
} as const
