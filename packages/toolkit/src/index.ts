export * from './files.ts'
export * from './refused.ts'
export * from './tool.ts'
export * from './unavailable.ts'
