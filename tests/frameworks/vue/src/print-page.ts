import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import PrintedPage from './PrintedPage.vue';

export const printPage = () => renderToString(createSSRApp(PrintedPage));
