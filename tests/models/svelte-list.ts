import { mount } from 'svelte';
import SvelteList from './SvelteList.svelte';

mount(SvelteList, { target: document.querySelector('main')! });
