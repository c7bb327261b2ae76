import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MENUS, SLOTS } from 'shared-contract'

const ROOT = join(import.meta.dirname, '../../..')
const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'))
const sources = packages.flatMap((name) =>
	readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
		.filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test(ing)?\./.test(file.name))
		.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')),
)

test.each([...Object.keys(SLOTS), ...MENUS])('a page shows what slices put into %s', (name) => {
	const shown = [`name="${name}"`, `'${name}'`, `menu="${name}"`]
	expect(sources.some((text) => shown.some((each) => text.includes(each)))).toBe(true)
})
