import { useStore } from '@nanostores/react'
import { Badge, Meta } from 'shared-ui'
import type { RequestLine } from '../../view/message.ts'
import { $requests } from '../findings.ts'
import { Table } from './Table.tsx'

const COLUMNS = ['What', 'Method', 'Status', 'By', 'Time', 'Size']

/** What the page in the frame asked for. */
export function NetworkPanel() {
	const requests = useStore($requests)
	if (requests.length === 0) return <Meta>Nothing has been asked for yet.</Meta>
	return (
		<Table
			label="Network"
			columns={COLUMNS}
			rows={requests.map((request, index) => ({
				key: String(index),
				cells: [
					shortened(request.address),
					request.method,
					status(request),
					request.by,
					`${Math.round(request.ms)} ms`,
					size(request),
				],
			}))}
		/>
	)
}

function status({ status: number }: RequestLine) {
	if (number === 0) return <Badge $tone="danger">failed</Badge>
	return number >= 400 ? <Badge $tone="danger">{number}</Badge> : number
}

function size({ bytes }: RequestLine) {
	return bytes > 0 ? `${(bytes / 1024).toFixed(1)} KB` : <Meta>cached</Meta>
}

function shortened(address: string): string {
	const url = new URL(address, location.href)
	return url.origin === location.origin ? url.pathname + url.search : address
}
