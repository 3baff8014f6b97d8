// Installed in this folder only; the root is type-checked without it.
declare module 'selenium-webdriver';
