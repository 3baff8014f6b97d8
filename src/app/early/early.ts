import { answerEarlyClicks } from './early-clicks.ts';
import { fetchShopOncePainted } from './fetch-shop.ts';

// Stands inline at the end of every built document.
answerEarlyClicks();
fetchShopOncePainted();
