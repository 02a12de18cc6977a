/**
 * From what was asked for to an ordered list of forks: arms, schedule, and what cannot fit. Pure:
 * everything about the machine comes in as {@link tare.controller.plan.PlanFacts}.
 */
package tare.controller.plan;
