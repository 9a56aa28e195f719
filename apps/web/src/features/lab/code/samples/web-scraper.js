// Reads every page of the practice shop and tells what it found.
// fetchPage(path) is the sandbox's one way out, and it leads to your practice site.

const CARD = /<h2><a href="[^"]*">([^<]+)<\/a><\/h2><p class="price">\$([\d.,]+)<\/p><p>([^<]+)<\/p>/g

function readCards(html) {
  return [...html.matchAll(CARD)].map(([, name, price, stock]) => ({
    name,
    price: Number(price.replaceAll(',', '')),
    inStock: stock !== 'Sold out',
  }))
}

async function scrape() {
  const products = []
  for (let page = 1; ; page += 1) {
    const { status, text } = await fetchPage(`/shop?page=${page}`)
    if (status !== 200) throw new Error(`Page ${page} answered ${status}`)
    const found = readCards(text)
    if (found.length === 0) return products
    console.log(`Page ${page}: ${found.length} products`)
    products.push(...found)
  }
}

const products = await scrape()
if (products.length === 0) throw new Error('No products were found: the page looks different from what CARD expects')

const byPrice = products.toSorted((a, b) => a.price - b.price)
const average = products.reduce((sum, { price }) => sum + price, 0) / products.length

console.log(`Found ${products.length} products, ${products.filter(({ inStock }) => !inStock).length} sold out`)
console.log(`Cheapest: ${byPrice[0].name}, $${byPrice[0].price.toFixed(2)}`)
console.log(`Dearest: ${byPrice.at(-1).name}, $${byPrice.at(-1).price.toFixed(2)}`)
console.log(`Average price: $${average.toFixed(2)}`)
