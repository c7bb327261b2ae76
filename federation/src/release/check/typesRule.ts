import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requiredModulesOf } from 'shared-contract'
import { fileOf, packageFolder } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import type { Finding } from './finding.ts'

/**
 * Each widget that it lends takes the props that the contract promises to those who use it, and its routes are routes. It
 * compiles the sources that the version was built from.
 */
export async function typesRule({ name, exposes }: SliceConfig): Promise<Finding> {
	const folder = join(packageFolder(name), 'dist', '.check')
	await mkdir(folder, { recursive: true })
	try {
		await writeFile(join(folder, 'lent.ts'), lentSource(name, exposes))
		await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
		const errors = (await compile(folder)).filter((line) => /error TS\d+/.test(line))
		const asked = requiredModulesOf(name)
		return {
			rule: 'types',
			problems: errors.slice(0, MOST_SHOWN).map((line) => line.replace(`${name}/dist/.check/lent.ts`, 'what it lends')),
			seen: asked.length > 0 ? `${asked.join(', ')} take the props of the contract` : 'its routes are routes',
		}
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

const MOST_SHOWN = 5
const TSCONFIG = { extends: '../../../tsconfig.base.json', files: ['lent.ts'] }

/** A module that compiles only where a slice lends what the contract says. */
export function lentSource(name: string, exposes: SliceConfig['exposes']): string {
	const asked = requiredModulesOf(name).flatMap((module) => {
		const file = exposes[`./${module}`]
		return file ? [{ module, file }] : []
	})
	const { './routes': routes } = exposes
	return [
		`import type { ComponentType } from 'react'`,
		`import type { RouteObject } from 'react-router-dom'`,
		`import type { Exposes } from 'shared-contract'`,
		...asked.map(({ module, file }) => `import ${module} from '../../${file}'`),
		...(routes ? [`import { routes } from '../../${routes}'`] : []),
		...asked.map(({ module }) => `${module} satisfies ComponentType<Exposes['${name}/${module}']>`),
		...(routes ? ['routes satisfies RouteObject[]'] : []),
		`export type Used = [ComponentType, RouteObject, Exposes]\n`,
	].join('\n')
}

function compile(folder: string): Promise<string[]> {
	const compiler = join(fileOf('typescript/package.json'), '..', 'bin', 'tsc')
	return new Promise((resolve) => {
		const args = [compiler, '--noEmit', '--pretty', 'false', '-p', folder]
		execFile(process.execPath, args, { cwd: packageFolder('.') }, (_error, output, trouble) =>
			resolve(`${output}\n${trouble}`.split('\n')),
		)
	})
}
