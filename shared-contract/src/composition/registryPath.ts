/** Where the registry is. */
export const REGISTRY_PATH = '/federation.json'
