import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { Button } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import type { BenchSlice } from '../../bench/bench.ts'
import { fillPattern, parametersOf, readPattern } from '../../route/parameters.ts'
import { $probes, keyOf } from '../evidence.ts'
import { FormGrid } from './FormGrid.ts'

interface RouteFormProps {
	subject: BenchSlice
	/** The address that is open, with its query. */
	path: string
	onOpen: (path: string) => void
}

/** The address of a screen: one of the slice's routes, with a field for each of its places and for its query. */
export function RouteForm({ subject, path, onOpen }: RouteFormProps) {
	const probe = useStore($probes)[keyOf(subject)]
	const patterns = probe?.routes.length ? [...new Set(probe.routes)] : subject.slice.owns
	const [pathname = '/', query = ''] = path.split(/\?(.*)/s)
	// Words before places: `/news` before `/:page`.
	const fitting = [...patterns].sort((a, b) => parametersOf(a).length - parametersOf(b).length)
	const pattern = fitting.find((each) => readPattern(each, pathname)) ?? pathname
	return (
		<Fields
			// What was typed belongs to the address that it was typed for.
			key={path}
			patterns={patterns.includes(pattern) ? patterns : [pattern, ...patterns]}
			first={pattern}
			values={readPattern(pattern, pathname) ?? {}}
			query={query}
			onOpen={onOpen}
		/>
	)
}

interface FieldsProps {
	patterns: readonly string[]
	first: string
	values: Readonly<Record<string, string>>
	query: string
	onOpen: (path: string) => void
}

function Fields({ patterns, first, values: given, query: givenQuery, onOpen }: FieldsProps) {
	const [values, setValues] = useState(given)
	const [query, setQuery] = useState(givenQuery)

	function open(event: FormEvent) {
		event.preventDefault()
		const search = query.replace(/^\?/, '')
		onOpen(fillPattern(first, values) + (search ? `?${search}` : ''))
	}

	return (
		<form aria-label="Address" onSubmit={open}>
			<FormGrid>
				<Select
					label="Route"
					value={first}
					options={patterns.map((value) => ({ value, label: value }))}
					onSelect={(pattern) => onOpen(fillPattern(pattern))}
				/>
				{parametersOf(first).map(({ name }) => (
					<TextField
						key={name}
						label={name === '*' ? 'The rest of the path' : name}
						value={values[name] ?? ''}
						onChange={({ target }) => setValues({ ...values, [name]: target.value })}
					/>
				))}
				<TextField
					label="Query"
					placeholder="q=a&page=2"
					value={query}
					onChange={({ target }) => setQuery(target.value)}
				/>
			</FormGrid>
			<Button type="submit">Open</Button>
		</form>
	)
}
