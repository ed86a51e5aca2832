import { bootstrap, ChannelService, RequestContextService } from '@vendure/core';
import { config } from './config.mjs';

/** Starts the engine. `PRICES=net` reads its prices as prices without VAT. */
const app = await bootstrap(config);
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
await app.get(ChannelService).update(ctx, { id: ctx.channelId, pricesIncludeTax: process.env.PRICES !== 'net' });
console.log('ready');
