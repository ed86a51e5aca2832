import vue from '@vitejs/plugin-vue';
import openapi from 'eiland/openapi.json' with { type: 'json' };
import { defineConfig, type ProxyOptions } from 'vite';

const shop: ProxyOptions = {
  target: 'http://localhost:8000',
  // Pages may have the address of a call, such as /checkout/shipping. They stay with Vite.
  bypass: ({ method, url, headers }) => (method === 'GET' && headers.accept?.includes('text/html') ? url : undefined),
};
/** `/quotation/{id}` is also `/quotation/7`. */
const calls = Object.keys(openapi.paths).map((path) => `^${path.replaceAll(/\{\w+\}/g, '[^?]+')}(\\?|$)`);

export default defineConfig({
  plugins: [vue()],
  server: { proxy: Object.fromEntries([...calls, '^/token$'].map((call) => [call, shop])) },
});
