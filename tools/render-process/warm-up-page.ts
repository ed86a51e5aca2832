/** A page with a cart of one line. */
export const WARM_UP_PAGE = `<html><head></head><body><div data-widget="cart-page"><script type="application/json"
data-initial>{"items":[{"type":"product","id":1,"name":"A","qty":1,"price":100,"in_stock":true}],"shippingCosts":0,
"vatRate":21,"vat":17,"subtotal":100}</script></div></body></html>`;
