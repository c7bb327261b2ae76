import type { Fault } from './fault.ts'

/** The faults in the order of `docs/reliability.md`, each loaded when it is asked for. */
export const FAULTS: Readonly<Record<string, () => Promise<Fault>>> = {
	manyEditors: async () => (await import('./manyEditors.ts')).manyEditors,
	hungProcess: async () => (await import('./hungProcess.ts')).hungProcess,
	storageAway: async () => (await import('./storageAway.ts')).storageAway,
	manySockets: async () => (await import('./manySockets.ts')).manySockets,
	diskFull: async () => (await import('./diskFull.ts')).diskFull,
	serverKilled: async () => (await import('./serverKilled.ts')).serverKilled,
	serverKilledOnPostgres: async () => (await import('./serverKilledOnPostgres.ts')).serverKilledOnPostgres,
	postgresKilled: async () => (await import('./postgresKilled.ts')).postgresKilled,
	natsKilled: async () => (await import('./natsKilled.ts')).natsKilled,
	clockJumps: async () => (await import('./clockJumps.ts')).clockJumps,
}
