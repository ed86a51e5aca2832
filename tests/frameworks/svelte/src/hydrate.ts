import { hydrate } from 'svelte';
import PrintedPage from './PrintedPage.svelte';

hydrate(PrintedPage, { target: document.getElementById('app')! });
