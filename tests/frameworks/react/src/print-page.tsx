import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PrintedPage } from './PrintedPage.tsx';

export const printPage = () =>
  renderToString(
    <StrictMode>
      <PrintedPage />
    </StrictMode>,
  );
