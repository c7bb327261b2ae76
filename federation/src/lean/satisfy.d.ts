/** Whether a version lies in a range of the form `^1.2.3` or `<=1.2.3`; throws at any other. */
export function satisfy(version: string, range: string): boolean
