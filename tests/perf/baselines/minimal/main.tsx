import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './minimal.css';
import { MinimalShop } from './MinimalShop.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root to render into.');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <MinimalShop />
    </BrowserRouter>
  </StrictMode>,
);
