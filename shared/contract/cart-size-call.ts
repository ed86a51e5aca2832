/** The call of the badge. It is separate from its schema, because the badge loads no zod. */
export const cartSizeCall = { method: 'post', path: '/cart/init' } as const;
