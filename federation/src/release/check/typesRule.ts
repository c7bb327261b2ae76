import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EXPOSES, requiredModulesOf } from 'shared-contract'
import { packageFolder, resolveFile } from '../../compile.ts'
import type { SliceConfig } from '../../sliceConfig.ts'
import type { RuleResult } from './ruleResult.ts'

/**
 * Compiles the exposed modules of a slice against the contract: each widget accepts the promised props, the routes are
 * React Router's, and the commands those of the palette. It uses the sources of the version.
 */
export async function typesRule(config: SliceConfig): Promise<RuleResult> {
	const { name } = config
	const folder = join(packageFolder(name), 'dist', '.check')
	await mkdir(folder, { recursive: true })
	try {
		await writeFile(join(folder, 'exposed.ts'), typeCheckSource(config))
		await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG))
		const errors = await compile(folder)
		const required = checkedModules(config).map(({ module }) => module)
		return {
			rule: 'types',
			problems: errors
				.slice(0, MAX_SHOWN_ERRORS)
				.map((line) => line.replace(`${name}/dist/.check/exposed.ts`, 'exposed modules')),
			summary:
				required.length > 0
					? `${required.join(', ')} accept the props of the contract`
					: 'the routes are route objects',
		}
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

const MAX_SHOWN_ERRORS = 5
const TSCONFIG = { extends: '../../tsconfig.json', include: [], files: ['exposed.ts'] }

/** The source of a module that compiles only if the exposed modules of a slice fit the contract. */
export function typeCheckSource(config: SliceConfig): string {
	const required = checkedModules(config)
	const { './routes': routes, './commands': commands } = config.exposes
	return [
		`import type { ComponentType } from 'react'`,
		`import type { RouteObject } from 'react-router-dom'`,
		`import type { Commands, Exposes, SlotProps } from 'shared-contract'`,
		...required.map(({ module, file }) => `import ${module} from '../../${file}'`),
		...(routes ? [`import { routes } from '../../${routes}'`] : []),
		...(commands ? [`import { commands } from '../../${commands}'`] : []),
		...required.flatMap(({ module, props }) => props.map((each) => `${module} satisfies ComponentType<${each}>`)),
		...(routes ? ['routes satisfies RouteObject[]'] : []),
		...(commands ? ['commands satisfies Commands'] : []),
		`export type Used = [ComponentType, RouteObject, Exposes, SlotProps<'home.rows'>, Commands]\n`,
	].join('\n')
}

/** The exposed modules that pages show, with the types of the props that they get: by their name, and in each slot. */
function checkedModules({
	name,
	exposes,
	fills = {},
}: SliceConfig): { module: string; file: string; props: string[] }[] {
	const slots = Object.entries<readonly object[]>(fills)
	return requiredModulesOf({ name, fills }).flatMap((module) => {
		const file = exposes[`./${module}`]
		const inSlots = slots
			.filter(([, list]) => list.some((fill) => 'module' in fill && fill.module === module))
			.map(([slot]) => `SlotProps<'${slot}'>`)
		const props = [...(Object.hasOwn(EXPOSES, `${name}/${module}`) ? [`Exposes['${name}/${module}']`] : []), ...inSlots]
		return file ? [{ module, file, props }] : []
	})
}

/** The errors of a compilation, one line each. */
function compile(folder: string): Promise<string[]> {
	const compiler = join(resolveFile('@typescript/native/package.json'), '..', 'bin', 'tsc')
	return new Promise((resolve) => {
		const args = [compiler, '--noEmit', '--pretty', 'false', '-p', folder]
		execFile(process.execPath, args, { cwd: packageFolder('.') }, (error, output, errorOutput) => {
			const lines = `${output}\n${errorOutput}`.split('\n')
			const found = lines.filter((line) => /error TS\d+/.test(line))
			// A compiler that does not run finds nothing.
			resolve(found.length > 0 || !error ? found : [`the compiler failed: ${error.message}`])
		})
	})
}
