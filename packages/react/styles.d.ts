// `import '@lectern/react/styles.css'` is for a bundler; a compiler finds nothing in it.
export {};
