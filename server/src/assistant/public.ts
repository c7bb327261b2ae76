// The public module of this slice: the only file of it that plugins import.
export { PROPOSING, TOOLS } from './tools/callTool.ts'
export { REFERENCE, Works } from './works.ts'
