import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PrintedPage } from './PrintedPage.tsx';

hydrateRoot(
  document.getElementById('app')!,
  <StrictMode>
    <PrintedPage />
  </StrictMode>,
);
