import { createSSRApp } from 'vue';
import PrintedPage from './PrintedPage.vue';

createSSRApp(PrintedPage).mount('#app');
