# Compares prices of the practice shop with those seen last time, and raises alerts.
# fetch_page(path) is the sandbox's one way out, and it leads to your practice site.

import asyncio
import re
from datetime import datetime, timezone

TIMEOUT_SECONDS = 10
INTERVAL_MINUTES = 60
RETRY_MINUTES = 5
DROP_PERCENT = 5
RISE_PERCENT = 10

PRICE = re.compile(r'class="price">\$([\d.,]+)<')

products = [
    {"id": "DSK-005", "name": "Desk lamp", "url": "/shop/DSK-005", "target_price": 55.00, "current_price": 64.90, "last_checked": None},
    {"id": "TEC-001", "name": "USB-C dock", "url": "/shop/TEC-001", "target_price": 130.00, "current_price": 131.00, "last_checked": None},
    {"id": "PAP-002", "name": "Copy paper A3", "url": "/shop/PAP-002", "target_price": 9.00, "current_price": 10.50, "last_checked": None},
    {"id": "PEN-002", "name": "Gel pens", "url": "/shop/PEN-002", "target_price": 12.00, "current_price": 16.90, "last_checked": None},
]


def now():
    return datetime.now(timezone.utc).isoformat(timespec="seconds")


def find_alerts(product, old_price, new_price):
    """A drop of 5 % or more, a price at or under the target, a rise of 10 % or more."""
    change = (new_price - old_price) * 100 / old_price
    rules = [
        (change <= -DROP_PERCENT, "OPPORTUNITY", f"down {abs(change):.1f}%"),
        (new_price <= product["target_price"], "TARGET_REACHED", f"at or under {product['target_price']:.2f}"),
        (change >= RISE_PERCENT, "WARNING", f"up {change:.1f}%"),
    ]
    return [
        {
            "product": product["name"],
            "message": message,
            "old_price": old_price,
            "new_price": new_price,
            "type": kind,
            "timestamp": now(),
            "url": product["url"],
        }
        for holds, kind, message in rules
        if holds
    ]


async def read_price(url):
    page = await asyncio.wait_for(fetch_page(url), TIMEOUT_SECONDS)
    found = PRICE.search(page.text)
    if page.status != 200 or not found:
        raise ValueError(f"no price at {url} (it answered {page.status})")
    return float(found[1].replace(",", ""))


async def check(product):
    old_price = product["current_price"]
    new_price = await read_price(product["url"])
    product.update(current_price=new_price, last_checked=now())
    print(f"{product['name']}: {old_price:.2f} -> {new_price:.2f}")
    return find_alerts(product, old_price, new_price)


async def check_all():
    alerts = []
    for product in products:
        try:
            alerts += await check(product)
        except (ValueError, TimeoutError) as error:
            print(f"{product['name']}: {error}; again in {RETRY_MINUTES} minutes")
    return alerts


alerts = await check_all()
for alert in alerts:
    print(f"{alert['type']}: {alert['product']} {alert['message']}")
print(f"{len(products)} products checked, {len(alerts)} alerts. Next check in {INTERVAL_MINUTES} minutes")
