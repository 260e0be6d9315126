/** Every French text, by path of its file; loaded only when French is used. */
export default import.meta.glob<object>('../../locales/fr/*.json', { eager: true, import: 'default' });
