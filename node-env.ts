// Before anything else is imported: React and the router choose their form by it, and must choose the same.
process.env.NODE_ENV ??= process.argv.includes('--reload') ? 'development' : 'production'
