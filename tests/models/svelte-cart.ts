import { mount } from 'svelte';
import SvelteCart from './SvelteCart.svelte';

mount(SvelteCart, { target: document.querySelector('main')! });
