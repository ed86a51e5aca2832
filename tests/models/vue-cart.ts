import { createApp } from 'vue';
import VueCart from './VueCart.vue';

createApp(VueCart).mount('main');
