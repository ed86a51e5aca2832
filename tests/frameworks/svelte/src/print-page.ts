import { render } from 'svelte/server';
import PrintedPage from './PrintedPage.svelte';

export const printPage = () => render(PrintedPage).body;
