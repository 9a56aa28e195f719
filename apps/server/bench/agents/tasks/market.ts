import { type BenchTask, lists, reads, says, writes } from './task.ts'

export const marketTasks: readonly BenchTask[] = [
  writes(
    'market',
    [
      'Go to @ and add the figs to the basket',
      'On @ press "Add to basket" for Figs',
      'Open @ and put Figs, 6 pieces into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Figs, 6 pieces"]',
  ),
  writes(
    'market',
    [
      'Go to @, add Plums to the basket and check out',
      'On @ put the plums in the basket, then check out',
      'Open @, add Plums, 1 kg to the basket, then click Check out',
    ],
    ({ state }) =>
      JSON.stringify(state.cart) === '["Plums, 1 kg"]' && state.posts.filter(({ path }) => path === 'pay').length === 1,
  ),
  reads(
    'market',
    [
      'What do the walnuts cost on @?',
      'Go to @ and tell me the price of Walnuts',
      'Open @ and find out how much the walnuts are',
    ],
    says('6.2'),
  ),
  reads(
    'market',
    [
      'Go to @ and give me everything under 3 euros as a CSV',
      'Collect the name and price of all products below 3 euros on @ and save a CSV',
      'From @ list name and price of what costs less than 3 euros, as CSV',
    ],
    ({ said }) =>
      said.includes('Apples') && said.includes('Plums') && !said.includes('Pears') && !said.includes('Figs'),
  ),
  reads(
    'market',
    [
      'What is the cheapest product on @?',
      'Go to @ and tell me the name of the cheapest product',
      'Open @ and find the product with the lowest price',
    ],
    says('Apples'),
  ),
  writes(
    'market',
    [
      'Go to @ and add the cherries to the basket',
      'On @ press "Add to basket" for Cherries',
      'Open @ and put Cherries, 500 g into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Cherries, 500 g"]',
  ),
  writes(
    'market',
    [
      'Go to @ and add the walnuts to the basket',
      'On @ press "Add to basket" for Walnuts',
      'Open @ and put Walnuts, 300 g into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Walnuts, 300 g"]',
  ),
  writes(
    'market',
    [
      'Go to @ and add the pears to the basket',
      'On @ press "Add to basket" for Pears',
      'Open @ and put Pears, 1 kg into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Pears, 1 kg"]',
  ),
  writes(
    'market',
    [
      'Go to @ and add the apples to the basket',
      'On @ press "Add to basket" for Apples',
      'Open @ and put Apples, 1 kg into the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Apples, 1 kg"]',
  ),
  writes(
    'market',
    [
      'Go to @, add Figs to the basket, go on and add Pears to the basket',
      'On @ put the figs in the basket, click Go on, then put the pears in the basket',
      'Open @, add Figs to the basket, press Go on and add Pears to the basket',
    ],
    ({ state }) => JSON.stringify(state.cart) === '["Figs, 6 pieces","Pears, 1 kg"]',
  ),
  reads(
    'market',
    [
      'What do the figs cost on @?',
      'Go to @ and tell me the price of Figs',
      'Open @ and find out how much the figs are',
    ],
    says('4.5'),
  ),
  reads(
    'market',
    [
      'What is the most expensive product on @?',
      'Go to @ and tell me the name of the dearest product',
      'Open @ and find the product with the highest price',
    ],
    says('Walnuts'),
  ),
  reads(
    'market',
    [
      'How many products cost more than 4 euros on @?',
      'Go to @ and count the products above 4 euros',
      'Open @ and tell me how many products are over 4 euros',
    ],
    says(3),
  ),
  reads(
    'market',
    [
      'What do all products on @ cost together?',
      'Go to @ and add up the prices of all products',
      'Open @ and tell me the total of all prices',
    ],
    says('25'),
  ),
  reads(
    'market',
    [
      'Go to @ and save the name and price of everything as a CSV',
      'Collect all products of @ with name and price as CSV',
      'From @ get a CSV of every product with its price',
    ],
    lists(['Apples', 'Walnuts', '6.2']),
  ),
]
