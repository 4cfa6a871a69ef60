// First: modules read these queries when they load.
import './preferences.ts';
import '@lectern/react/styles.css';
import 'virtual:lectern/preferences.css';
import './frames.css';
import './settings.css';
import './brands.css';

export { applyToDocument } from './preferences.ts';
