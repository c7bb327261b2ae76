import { relative, resolve, sep } from 'node:path'

/** A path inside a folder. @throws when the parts lead outside */
export function within(folder: string, ...parts: string[]): string {
	const path = resolve(folder, ...parts)
	const inside = relative(folder, path)
	if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`))
		throw new Error('the path is outside of its folder')
	return path
}
