// Only installed in this folder, so type checks in the root need a declaration.
declare module 'selenium-webdriver';
